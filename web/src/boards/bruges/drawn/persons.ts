import type { Drawing } from '../../pieces/pencil.ts'
import { figure } from './line.ts'

/** A bust for each of the groups, told apart by silhouette: what is on the head, what is in the hand. The cloth has the colour of the card; faces are paper, whoever it is. */

const face =
  '<path class="skin" d="M18 7.5c4 0 6.3 2.9 6.3 7.2S21.8 23 18 23s-6.3-4-6.3-8.3S14 7.5 18 7.5z"/>'
const eyes = '<path class="p-line eye" d="M15.4 14.5v.9M20.6 14.5v.9"/>'
const smile = '<path class="p-line" d="M16.3 19q1.7 1.3 3.4 0"/>'
const calm = '<path class="p-line" d="M16.6 19.3h2.8"/>'
const neck = '<path class="skin" d="M15.3 21.5v5c1.5 2 3.9 2 5.4 0v-5z"/>'
const body =
  '<path class="cloth" d="M3.5 40.5c0-8.5 4.7-13.2 10.8-14.5 1 1.7 2.2 2.4 3.7 2.4s2.7-.7 3.7-2.4c6.1 1.3 10.8 6 10.8 14.5z"/>'

const BUSTS = {
  nobility: `${neck}${body}<path class="p-line" d="M11.6 11c-1.8 3-2 6.5-.9 10M24.4 11c1.8 3 2 6.5.9 10"/>${face}${eyes}${calm}<path class="paper" d="M10.6 26.3c3.8 4.4 11 4.4 14.8 0l2.6 1.2c-3.6 6.2-16.4 6.2-20 0z"/><path class="p-line" d="M12.2 28.7l.3 1M16 30.2v1M20 30.2v1M23.8 28.7l-.3 1"/><path class="paper" d="M11.3 10 9.9 2.9l4.2 3L18 .8l3.9 5.1 4.2-3L24.7 10c-4.3-1.4-9.1-1.4-13.4 0z"/><path class="p-line" d="M12.8 7.7c3.3-.8 7.1-.8 10.4 0"/>`,
  craftsmen: `${neck}${body}${face}${eyes}${calm}<path class="p-line" d="M12.6 18.5c1.3 3.3 3 5 5.4 5s4.1-1.7 5.4-5"/><path class="dark" d="M10.6 11.7C9.6 6 13 2.8 18 2.8s8.4 3.2 7.4 8.9c-4.6-1.9-10.2-1.9-14.8 0z"/><path class="p-light" d="M13.5 9c3-.8 6-.8 9 0"/><path class="p-line" d="M13.6 27.5 12 40M22.4 27.5 24 40"/><path class="wood" d="M29.3 20.5h2.4V38h-2.4z"/><path class="dark" d="M26 15.5h7.5l1.7 2.6-1.7 2.6H26z"/>`,
  officials: `${neck}${body}${face}${eyes}${calm}<path class="p-line" d="M13 18.5c1.5 3 3 4 5 4s3.5-1 5-4M18 22.5v1.8"/><path class="dark" d="M12.3 10.5 11.5 2.6c4-1.6 9-1.6 13 0l-.8 7.9z"/><path class="dark" d="M6.5 11.8c1-2.8 22-2.8 23 0-2 2-21 2-23 0z"/><path class="p-light" d="M12.5 7.3c3.5.9 7.5.9 11 0"/><path class="p-line chain" d="M10.3 27.5c1.7 5 13.7 5 15.4 0"/><path class="paper" d="M1 23.5h7.5v14H1z"/><path class="p-line" d="M2.7 26.5h4M2.7 29.3h4M2.7 32.1h2.5"/>`,
  entertainers: `${neck}${body}${face}${eyes}<path class="p-line" d="M15 18q3 3.4 6 0"/><path class="cloth" d="M11.5 17.5C9.3 13.3 5.6 12 2.8 14.7 3 8.3 7.8 4.2 13 5c1.5-3 8.5-3 10 0 5.2-.8 10 3.3 10.2 9.7-2.8-2.7-6.5-1.4-8.7 2.8-.6-5-2.6-7.3-6.5-7.3s-5.9 2.3-6.5 7.3z"/><path class="p-line" d="M18 2.8v7.3"/><circle class="paper" cx="2.7" cy="16.3" r="2"/><circle class="paper" cx="33.3" cy="16.3" r="2"/><path class="paper" d="m9.5 27 3 4 2.7-3.2L18 32l2.8-4.2L23.5 31l3-4-4.8-1.5c-2 2-5.4 2-7.4 0z"/>`,
  protectors: `${neck}${body}${face}${eyes}${calm}<path class="p-line" d="M11.7 13.5c.2 6 2.5 10 6.3 10s6.1-4 6.3-10"/><path class="steel" d="M10.7 11.5C10.5 5.5 13.5 2.5 18 2.5s7.5 3 7.3 9z"/><path class="steel" d="M6.7 13.3c2.3-3.3 20.3-3.3 22.6 0l-1 1.7c-4.3-2-16.3-2-20.6 0z"/><path class="p-line" d="M18 2.5v8"/><path class="wood" d="M31.2 6h1.8v35h-1.8z"/><path class="steel" d="M31 7.5c-3.3 0-5 1.3-5.5 3.8 1.8 1.8 3.8 2.2 5.5 1.5zM32.1 0l1.8 6.5h-3.6z"/>`,
  clergy: `${neck}${body}${face}${eyes}${calm}<path class="paper" d="M11.2 11.2 10.5 6 18-.3 25.5 6l-.7 5.2c-4.3-1.5-9.3-1.5-13.6 0z"/><path class="p-line" d="M18 2.5v6.3M15.3 5.5h5.4"/><path class="paper" d="M12.5 26.5 9.5 40h4l2.3-11.8zM23.5 26.5l3 13.5h-4l-2.3-11.8z"/><path class="p-line crook" d="M4.3 40.5V15.7c0-4.8 6-4.8 6-.9 0 2.5-3.3 2.8-3.7.8"/>`,
  merchants: `${neck}${body}${face}${eyes}${calm}<path class="p-line" d="M15 17.6c1.3-.8 2.3-.6 3 .2.7-.8 1.7-1 3-.2"/><path class="paper" d="M13.8 25.7 7 29.3c2 3.7 3.3 7.2 4 11.2h3.3c-.5-4.5-.3-8.5 2-11.3zM22.2 25.7l6.8 3.6c-2 3.7-3.3 7.2-4 11.2h-3.3c.5-4.5.3-8.5-2-11.3z"/><path class="dark" d="M6.8 10.3C6.5 5.8 11.3 3 18 3s11.5 2.8 11.2 7.3c-1.7 2.6-20.7 2.6-22.4 0z"/><circle class="paper" cx="24" cy="8" r="1.7"/>`,
  castle: `${neck}${body}${face}${eyes}${smile}<path class="paper" d="M18 4C11.3 4 8 8.6 8 14.6c0 4.5-.7 7.9-2.3 11.4 3.6 1.6 6.7.5 8.3-2.2-1.9-1.9-2.7-4.9-2.7-8.6 0-3.7 2.4-5.7 6.7-5.7s6.7 2 6.7 5.7c0 3.7-.8 6.7-2.7 8.6 1.6 2.7 4.7 3.8 8.3 2.2C28.7 22.5 28 19.1 28 14.6 28 8.6 24.7 4 18 4z"/><path class="p-line key" d="M28.5 29.5a2.3 2.3 0 1 0 .1 0zM28.5 34v6M28.5 37.5h2"/>`,
  artists: `${neck}<path class="p-line hair" d="M11.5 11c-2.5 4-2.5 8.5-1.3 12.5M24.5 11c2.5 4 2.5 8.5 1.3 12.5"/>${body}${face}${eyes}<path class="p-line" d="M15 18c1.3-1 2.3-.8 3 0 .7-.8 1.7-1 3 0M18 20.8v1.7"/><path class="dark" d="M8.6 12C6.5 6.5 12 2 19.5 2.7c7.5.6 11 4.7 9.3 8.3-.9 1.7-3.3 1-5 .8-4.9-.8-10-.8-15.2.2z"/><path class="paper" d="M27 6.5c3.3-.8 5.8-3.3 6.5-6.5-4.7.2-8 2.5-8.5 6z"/><path class="wood" d="m5.5 23.5 1.7-.7L12 38l-1.7.6z"/><path class="dark" d="m3.6 18.5 3.6 3.3.3 1.8-2.2.8z"/>`,
  underworld: `${neck}${body}${face}<path class="dark" fill-rule="evenodd" d="M18 1.5C9.8 1.5 7.2 8.3 7.8 16c.3 4-1.2 7.5-3.7 10.8 4.9 3.7 22.9 3.7 27.8 0-2.5-3.3-4-6.8-3.7-10.8.6-7.7-2-14.5-10.2-14.5zm0 6.3c4 0 6 2.9 6 7.2S21.7 23 18 23s-6-3.7-6-8 2-7.2 6-7.2z"/><path class="dark" d="M12 12.3c2.3-1.2 9.7-1.2 12 0 .5 4.2-4.3 5.7-6 3-1.7 2.7-6.5 1.2-6-3z"/><path class="p-light eye" d="M15.2 13.7h.9M19.9 13.7h.9"/><path class="p-line" d="M16.3 20.3q1.7-.8 3.4 0"/>`,
  scholars: `${neck}${body}${face}${eyes}<path class="paper" d="M12 16c.2 8.3 2.7 14 6 14s5.8-5.7 6-14c-1.3 2-2.7 2.2-6 2.2s-4.7-.2-6-2.2z"/><path class="p-line" d="M16.7 20.3h2.6M16 24.5l.7 2.5M20 24.5l-.7 2.5"/><path class="dark" d="M11.8 8.5v4.2c3.8-2 8.6-2 12.4 0V8.5z"/><path class="dark" d="M6.5 7.3 18 2.3l11.5 5L18 11.5z"/><path class="p-line" d="M28.8 7.5v5.5"/><circle class="paper" cx="28.8" cy="14" r="1.5"/>`,
}

/** The busts, 36 by 40. */
const DRAWN = new Map(
  Object.entries(BUSTS).map(([group, bust]): [string, Drawing] => [group, figure(36, 40, bust)]),
)

/** The bust of a group; a group that nobody drew has none. */
export const bustOf = (group: string): Drawing | undefined => DRAWN.get(group)
