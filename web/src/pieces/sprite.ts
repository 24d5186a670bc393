import drawings from './sprite.svg?raw'

const ID = 'drawings'

/** Puts all drawings into the page, once; everything else points to them. */
export function placeDrawings(): void {
  if (document.getElementById(ID)) return
  const sheet = document.createElement('div')
  sheet.id = ID
  sheet.className = 'sprite'
  sheet.innerHTML = drawings
  document.body.append(sheet)
}
