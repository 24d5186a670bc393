/** The door: requests, sockets, and the headers and limits of both. */
export { answerHttp, newHttp } from './server.ts'
export { Sockets } from './sockets/sockets.ts'
