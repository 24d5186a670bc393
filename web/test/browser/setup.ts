import { buildPage } from '@kontor/server'
import { chromium } from '../../../tools/chromium.ts'

/** Before all tests in the browser there must be one, and the page is built once for them. */
export default () => {
  chromium()
  return buildPage(() => {})
}
