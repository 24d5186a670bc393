/** What a host does beside a running server: see what there is, close, forget, back up and restore. */
export { restore } from './backups.ts'
export { type Office, openOffice } from './office.ts'
