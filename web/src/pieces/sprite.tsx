import drawings from './sprite.svg?raw'

/** All drawings of the page, once; everything else points to them. */
export function Sprite() {
  // The drawings are a file of ours, made into the page when it is built.
  return <div class="sprite" aria-hidden="true" ref={fill} />
}

function fill(element: HTMLDivElement | null) {
  if (element && element.childElementCount === 0) element.innerHTML = drawings
}
