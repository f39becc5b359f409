import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Heard {
  url: string | undefined
  authorization: string | undefined
  form: FormData
}

/** Plays an OpenAI-compatible transcription server; `behave` says how it answers. */
export async function startRecogniserServer() {
  const heard: Heard[] = []
  const state = { behave: (response: ServerResponse): void => sendText(response, 'hola') }
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      heard.push({ url: request.url, authorization: request.headers.authorization, form })
      state.behave(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    state,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

export function sendText(response: ServerResponse, text: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }))
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new Response(Buffer.concat(parts), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
}
