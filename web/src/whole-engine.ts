/** All of the engine, and not only what this page uses: for games that a page is given by its server. Loaded with the first of them. */
export * from '@kontor/engine'
