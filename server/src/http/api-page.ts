import type { TSchema } from 'typebox'
import type { Route } from './routes/route.ts'

/** The HTTP interface as a page for people; it needs no script and no style from anywhere. */
export function apiPage(routes: readonly Route[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kontor: the interface for programs</title>
<h1>Kontor: the interface for programs</h1>
<p>The same as <a href="/api/openapi.json">an OpenAPI document</a>. What happens at a table goes over its socket, which
docs/api.md describes.
${routes.map(section).join('')}</html>
`
}

function section({ method, path, about, query, body, gives }: Route) {
  const parts = [
    `<h2><code>${method} ${escaped(path)}</code></h2>\n<p>${escaped(about)}\n`,
    ...(query ? [`<details><summary>query</summary>${schema(query)}</details>\n`] : []),
    ...(body ? [`<details><summary>body</summary>${schema(body)}</details>\n`] : []),
    `<details><summary>answer</summary>${schema(gives)}</details>\n`,
  ]
  return parts.join('')
}

function schema(value: TSchema) {
  return `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
