-- A database as the first migration left it, with a game of two answers. Both SQLite and PostgreSQL read it.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "people" ("id" text primary key, "name" text not null, "created" double precision not null);
CREATE TABLE "tables" ("id" text primary key, "host" text not null references "people" ("id"), "game" text not null, "rules" text not null, "data" text not null, "options" text not null, "seed" text not null, "listed" integer not null, "watchers" integer not null, "pace" text not null, "stand_in" text not null, "begins" text not null, "status" text not null, "created" double precision not null, "started" double precision, "ended" double precision, "version" integer not null, "turn" integer, "due" double precision, "result" text, "rematch" text);
CREATE TABLE "seats" ("table_id" text not null references "tables" ("id"), "seat" integer not null, "kind" text not null, "name" text, "level" text, "secret" text, constraint "seats_key" primary key ("table_id", "seat"));
CREATE TABLE "holders" ("table_id" text not null references "tables" ("id"), "person" text not null references "people" ("id"), "seat" integer not null, constraint "holders_key" primary key ("table_id", "person"));
CREATE TABLE "entries" ("table_id" text not null references "tables" ("id"), "n" integer not null, "onto" integer, "kind" text not null, "seat" integer not null, "answer" text, "target" integer, "command" text, "at" double precision not null, constraint "entries_key" primary key ("table_id", "n"), constraint "entries_command" unique ("table_id", "command"), constraint "entries_onto" foreign key ("table_id", "onto") references "entries" ("table_id", "n"));
CREATE TABLE "secrets" ("name" text primary key, "value" text not null);
insert into kysely_migration values ('001-tables', '2026-11-15T00:00:00.000Z');
insert into kysely_migration_lock values ('migration_lock', 0);
insert into people values ('ann', 'Ann', 1000);
insert into tables values ('AAAAAAAAAAAAAAAA', 'ann', 'jetty', '1', '1', '{}', 'older', 1, 1, '{"kind":"live"}', 'random', 'host', 'playing', 1000, 2000, null, 0, null, null, null, null);
insert into seats values ('AAAAAAAAAAAAAAAA', 0, 'person', 'Ann', null, null);
insert into seats values ('AAAAAAAAAAAAAAAA', 1, 'bot', 'random', 'random', null);
insert into holders values ('AAAAAAAAAAAAAAAA', 'ann', 0);
insert into entries values ('AAAAAAAAAAAAAAAA', 1, null, 'answer', 0, 'deck', null, 'ann 1', 3000);
insert into entries values ('AAAAAAAAAAAAAAAA', 2, 1, 'answer', 1, 'deck', null, null, 4000);
insert into secrets values ('cookies', 'c2VjcmV0');
