/** Keeps a core busy until it is ended. */
for (;;);
