import { seededRandom, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'

type Vector = readonly [number, number, number]

interface Rod {
  readonly at: Vector
  readonly half: Vector
  readonly radius: number
}

const droplet = { at: [-0.62, -0.1, 0] as Vector, radius: 1.45 }
const neighbour = { at: [3.15, 0.85, -1.3] as Vector, radius: 0.8 }

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function crowd(sphere: { at: Vector; radius: number }, count: number, random: Random): Rod[] {
  const rods: { normal: Vector; rod: Rod }[] = []
  const bare = unit([-0.5, 0.62, 0.75])
  for (let tries = 0; rods.length < count && tries < 6000; tries++) {
    const height = random() * 2 - 1
    const turn = random() * Math.PI * 2
    const ring = Math.sqrt(1 - height * height)
    const normal: Vector = [ring * Math.cos(turn), height, ring * Math.sin(turn)]
    if (normal[2] < -0.45) continue
    const inLight = normal[0] * bare[0] + normal[1] * bare[1] + normal[2] * bare[2]
    if (inLight > 0.86 || (inLight > 0.7 && random() < 0.6)) continue
    const gap = 0.37 / sphere.radius
    if (rods.some((other) => Math.hypot(...normal.map((n, i) => n - (other.normal[i] ?? 0))) < gap)) continue
    const east = unit(cross([0.2, 1, 0.1], normal))
    const north = cross(normal, east)
    const angle = random() * Math.PI
    const half = 0.17 + random() * 0.11
    const rise = sphere.radius + 0.075
    const along = (i: 0 | 1 | 2) => (east[i] * Math.cos(angle) + north[i] * Math.sin(angle)) * half
    rods.push({
      normal,
      rod: {
        at: [sphere.at[0] + normal[0] * rise, sphere.at[1] + normal[1] * rise, sphere.at[2] + normal[2] * rise],
        half: [along(0), along(1), along(2)],
        radius: 0.112 + random() * 0.018,
      },
    })
  }
  return rods.map(({ rod }) => rod)
}

const swimmers: readonly Rod[] = [
  { at: [1.55, 1.02, 0.5], half: [-0.24, -0.12, 0.06], radius: 0.12 },
  { at: [1.95, -0.2, 0.9], half: [-0.27, 0.05, 0.08], radius: 0.125 },
  { at: [1.5, -0.85, 0.3], half: [-0.19, 0.19, 0.1], radius: 0.115 },
  { at: [2.95, -0.98, 0.1], half: [-0.25, 0.13, -0.1], radius: 0.12 },
  { at: [1.75, 0.42, -0.6], half: [-0.2, -0.18, 0], radius: 0.11 },
  { at: [-2.75, 0.95, 0.1], half: [0.25, -0.12, 0.1], radius: 0.12 },
  { at: [-2.9, -0.55, 0.5], half: [0.23, 0.14, -0.1], radius: 0.12 },
  { at: [0.75, 1.5, -0.5], half: [-0.15, -0.22, 0.05], radius: 0.115 },
]

const random = seededRandom(23)
const settled = crowd(droplet, 64, random)
const settledNearby = crowd(neighbour, 13, random)
const rods = [...settled, ...settledNearby, ...swimmers]

export const oilBacteria: Scene = {
  inks: ['bio', 'nano'],
  march: {
    steps: 130,
    relax: 0.92,
    far: 16,
    light: [-0.5, 0.75, 1.1],
    occlusion: { step: 0.05, strength: 1.2 },
    depthEdge: 0.1,
    creaseEdge: 0.25,
  },
  points: rods.flatMap((rod) => [[...rod.at, rod.radius] as const, [...rod.half, 0] as const]),
  glsl: /* glsl */ `
const int SETTLED = ${settled.length}; const int NEARBY = ${settledNearby.length}; const int RODS = ${rods.length};
const vec4 DROPLET = vec4(${[...droplet.at, droplet.radius].map((n) => n.toFixed(3)).join(', ')});
const vec4 NEIGHBOUR = vec4(${[...neighbour.at, neighbour.radius].map((n) => n.toFixed(3)).join(', ')});
float rods(vec3 p, int first, int end) {
  float d = 1e3;
  for (int i = first; i < end; i++) {
    vec4 m = uPoints[2 * i]; vec3 h = uPoints[2 * i + 1].xyz, q = p - m.xyz;
    d = min(d, length(q - h * clamp(dot(q, h) / dot(h, h), -1., 1.)) - m.w);
  }
  return d;
}
vec2 onOil(vec3 p, vec4 oil, int first, int end) {
  float d = length(p - oil.xyz) - oil.w;
  if (d > .75) return vec2(d - .35, 1.);
  float r = rods(p, first, end);
  d = smoothCut(d, r - .03, .05);   // the oil gives way a little under every rod
  return nearer(vec2(d, 1.), vec2(r, 2.));
}
vec2 map(vec3 p) {
  vec2 best = nearer(onOil(p, DROPLET, 0, SETTLED), onOil(p, NEIGHBOUR, SETTLED, SETTLED + NEARBY));
  best = nearer(best, vec2(rods(p, SETTLED + NEARBY, RODS), 2.));
  best = nearer(best, vec2(length(p - vec3(-3.6, 1.75, -3.)) - .34, 3.));   // droplets farther off
  best = nearer(best, vec2(length(p - vec3(-3.1, -1.9, -2.)) - .2, 3.));
  return nearer(best, vec2(length(p - vec3(1.75, -1.75, -2.4)) - .26, 3.));
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) { ro = vec3(.35, .5, 8.); lookAt(uv, ro, vec3(.35, .0, 0.), 4.15, rd); }
void paint(vec3 p, vec3 n, float depth, inout Surface s) {
  s.u = p.y * 9.5 + p.x * 1.6; s.v = dot(p, vec3(.8, .5, .3)) * 10.;
  if (s.id < 2.5) s.tone = mix(s.tone, 1., s.id < 1.5 ? .1 : .16);
  if (s.id < 1.5) { // a clean highlight, as on a whole ball, whatever dents the oil has
    vec4 oil = p.x > 2. ? NEIGHBOUR : DROPLET;
    float shine = dot(normalize(p - oil.xyz), normalize(vec3(-.46, .60, 1.15)));
    s.tone = shine > .972 ? 1. : min(s.tone, .9);
  }
}
void backdrop(vec2 uv, inout Surface s) {}
void overlay(vec2 uv, inout Surface s) {}
`,
  materials: {
    1: {
      body: true,
      outline: 1.2,
      b: [{ kind: 'shadow', above: 0.02 }],
      key: [{ kind: 'lines', along: 'u', base: -0.35, gain: 1.2, max: 0.72 }],
    },
    2: {
      body: true,
      outline: 1,
      a: [{ kind: 'dots', base: 0.3, gain: 1.05, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.78 }],
    },
    3: { body: false, outline: 0.8, b: [{ kind: 'dots', base: 0.45, gain: 0, angle: 0.26 }] },
  },
}
