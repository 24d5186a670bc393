/** The server: for now it hands out the page. */
export { buildPage, PAGE } from './page.ts'
export { serve } from './serve.ts'
