import { Refusal } from '@kontor/protocol'
import type { TSchema } from 'typebox'
import type { Route } from './routes/route.ts'

/** The HTTP interface as an OpenAPI document. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kontor',
      version: '1',
      description: 'Tables for city games. What happens at a table goes over its socket: see docs/api.md.',
    },
    paths,
  }
}

function operation({ about, params, query, body, gives }: Route) {
  const parameters = [...named(params, 'path'), ...named(query, 'query')]
  return {
    summary: about,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'As asked.', content: json(gives) },
      default: { description: 'Refused: nothing was changed.', content: json(Refusal) },
    },
  }
}

function named(schema: TSchema | undefined, place: string) {
  const properties = (schema as { properties?: Record<string, object> } | undefined)?.properties ?? {}
  return Object.entries(properties).map(([name, each]) => ({ name, in: place, required: true, schema: each }))
}

function json(schema: TSchema) {
  return { 'application/json': { schema } }
}
