import { buildPage } from '@kontor/server'

/** The page is built once for all tests in the browser. */
export default () => buildPage(() => {})
