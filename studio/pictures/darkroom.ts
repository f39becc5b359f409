import { chromium, type Page } from '@playwright/test'
import { fragmentShader, vertexShader } from './ray-marcher.ts'
import { blankRelief, placeTile, type Relief } from './relief.ts'
import { maxPoints, type Framing, type Scene } from './scene.ts'

/** Tile size in pixels, small enough for short draw calls in software rendering. */
const tileSide = 400

export interface Darkroom {
  /** Sizes in pixels. Throws the compiler's message if the GLSL is invalid. */
  expose(scene: Scene, framing: Framing, width: number, height: number): Promise<Relief>
  close(): Promise<void>
}

export async function openDarkroom(executablePath: string): Promise<Darkroom> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  const page = await browser.newPage()
  return {
    expose: (scene, framing, width, height) => expose(page, scene, framing, width, height),
    close: () => browser.close(),
  }
}

async function expose(page: Page, scene: Scene, framing: Framing, width: number, height: number): Promise<Relief> {
  const points = Array.from({ length: maxPoints * 4 }, () => 0)
  for (const [i, point] of (scene.points ?? []).entries()) points.splice(i * 4, 4, ...point)
  const drawTile = await page.evaluateHandle(prepare, {
    vertex: vertexShader,
    fragment: fragmentShader(scene),
    points,
    size: [width, height] as const,
    framing: [framing.x, framing.y, framing.zoom] as const,
    tileSide,
  })
  const relief = blankRelief(width, height)
  for (let bottom = 0; bottom < height; bottom += tileSide) {
    for (let left = 0; left < width; left += tileSide) {
      const tile = {
        left,
        bottom,
        width: Math.min(tileSide, width - left),
        height: Math.min(tileSide, height - bottom),
      }
      const [surface, place] = await drawTile.evaluate((draw, area) => draw(area), tile)
      placeTile(relief, tile, floats(surface), floats(place))
    }
  }
  await drawTile.dispose()
  return relief
}

function floats(dataUrl: string): Float32Array {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

interface Exposure {
  vertex: string
  fragment: string
  points: number[]
  size: readonly [number, number]
  framing: readonly [number, number, number]
  tileSide: number
}

interface Tile {
  left: number
  bottom: number
  width: number
  height: number
}

type DrawTile = (tile: Tile) => Promise<[string, string]>

/** Runs in the browser, without access to this module. */
function prepare(exposure: Exposure): DrawTile {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('The browser has no WebGL2 with float targets')
  const compile = (type: number, source: string): WebGLShader => {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('The WebGL context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'GLSL')
    return shader
  }
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl.VERTEX_SHADER, exposure.vertex))
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, exposure.fragment))
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'link')
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  const targets = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]
  for (const target of targets) {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, exposure.tileSide, exposure.tileSide)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, target, gl.TEXTURE_2D, texture, 0)
  }
  gl.drawBuffers(targets)
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), ...exposure.size)
  gl.uniform3f(gl.getUniformLocation(program, 'uFraming'), ...exposure.framing)
  gl.uniform4fv(gl.getUniformLocation(program, 'uPoints'), exposure.points)
  const uTile = gl.getUniformLocation(program, 'uTile')
  const asDataUrl = (numbers: Float32Array<ArrayBuffer>): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.readAsDataURL(new Blob([numbers]))
    })
  const read = (target: number, tile: Tile): Promise<string> => {
    const numbers = new Float32Array(tile.width * tile.height * 4)
    gl.readBuffer(target)
    gl.readPixels(0, 0, tile.width, tile.height, gl.RGBA, gl.FLOAT, numbers)
    return asDataUrl(numbers)
  }
  return async (tile) => {
    gl.viewport(0, 0, tile.width, tile.height)
    gl.uniform2f(uTile, tile.left, tile.bottom)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    return [await read(gl.COLOR_ATTACHMENT0, tile), await read(gl.COLOR_ATTACHMENT1, tile)]
  }
}
