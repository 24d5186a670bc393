/** The page: built when its sources are younger, and read once to be handed out. */
export { buildPage, PAGE, pageSources } from './build.ts'
export { filesOf, type Served, servedAs } from './files.ts'
