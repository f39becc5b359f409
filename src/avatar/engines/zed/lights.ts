import { Color, Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from 'three'
import { colours } from './proportions.ts'

/** Light on a flat quad, blended so that it is visible on both light and dark pages. */
function card(
  width: number,
  height: number,
  fragment: string,
): { mesh: Mesh; set: (voice: number, time: number) => void } {
  const drive = new Vector2(0.15, 0)
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: {
      drive: { value: drive },
      cyan: { value: new Color(colours.cyan) },
      ice: { value: new Color(colours.ice) },
      violet: { value: new Color(colours.violet) },
      blue: { value: new Color(colours.blue) },
      shade: { value: new Color(colours.shade) },
    },
    vertexShader: `varying vec2 vAt;
      void main() { vAt = uv * 2.0 - 1.0; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `varying vec2 vAt;
      uniform vec2 drive; uniform vec3 cyan; uniform vec3 ice; uniform vec3 violet; uniform vec3 blue; uniform vec3 shade;
      void main() { vec4 c; ${fragment}
        gl_FragColor = c;
        #include <colorspace_fragment>
      }`,
  })
  return {
    mesh: new Mesh(new PlaneGeometry(width, height), material),
    set: (voice, time) => void drive.set(voice, time),
  }
}

export function createHalo() {
  return card(
    0.86,
    0.86,
    `float d = length(vAt);
     float a = exp(-d * 3.6) * (0.55 + 0.6 * drive.x) * smoothstep(1.0, 0.55, d);
     c = vec4(cyan, clamp(a, 0.0, 0.9));`,
  )
}

export function createFlame() {
  return card(
    0.62,
    0.78,
    `float t = (1.0 - vAt.y) * 0.5;
     float sway = sin(t * 7.0 - drive.y * 9.0) * 0.05 * t;
     float width = 0.46 * pow(1.0 - t, 0.7) * (0.8 + 0.35 * sin(3.14 * min(t * 1.7, 1.0))) * (0.95 + 0.05 * sin(drive.y * 23.0)) + 0.01;
     float d = abs(vAt.x - sway) / width;
     float body = exp(-d * d * 1.6) * smoothstep(1.0, 0.2, t * (1.12 - 0.22 * drive.x)) * smoothstep(0.0, 0.06, t);
     float core = exp(-d * d * 7.0) * smoothstep(0.62, 0.0, t);
     c = vec4(mix(mix(violet, cyan, smoothstep(0.75, 0.1, t)), mix(cyan, ice, 0.5), core), clamp(body * 0.92, 0.0, 1.0));`,
  )
}

export function createGround(width: number, height: number) {
  return card(
    width,
    height,
    `float d = length(vAt);
     float shadow = exp(-d * d * 4.2) * smoothstep(1.0, 0.6, d);
     float light = exp(-d * d * 14.0);
     c = vec4(mix(mix(shade, blue, 0.25), violet, light * 0.55), shadow * 0.42);`,
  )
}

export function createChest(size: number) {
  return card(
    size,
    size,
    `float d = length(vAt);
     float px = fwidth(d);
     float ring = smoothstep(px, -px, abs(d - 0.6) - 0.085);
     float core = smoothstep(px, -px, d - 0.2 - 0.2 * drive.x);
     float glow = exp(-abs(d - 0.6) * 7.0) * (0.35 + 0.6 * drive.x);
     vec3 base = mix(vec3(0.004, 0.006, 0.02), blue, smoothstep(0.84 - px, 0.84 + px, d));
     vec3 col = base + cyan * glow * step(d, 0.86);
     col = mix(col, mix(cyan, ice, drive.x), max(ring, core * (0.35 + 0.65 * drive.x)));
     c = vec4(col, smoothstep(px, -px, d - 0.95));`,
  )
}
