import type { Scene } from '../scene.ts'

/** Ridges of a Morpho wing scale in cross section. The lamellae reflect blue light in phase. */
export const structuralColour: Scene = {
  inks: ['info', 'nano'],
  march: {
    steps: 170,
    relax: 0.85,
    far: 24,
    light: [-0.35, 0.8, 0.9],
    occlusion: { step: 0.05, strength: 1.2 },
    depthEdge: 0.12,
    creaseEdge: 0,
  },
  glsl: /* glsl */ `
const float PITCH = 1.12;   // from ridge to ridge: about 0.8 µm
const float HEIGHT = 2.05;
const float STEP = .245;    // from lamella to lamella
const float DEEP = 1.25;       // half the depth of the slice
const float SECTION = 0.;   // cut across here, towards the eye
float tree(vec2 q, float height) {
  float trunk = box2(q - vec2(0., height * .5), vec2(.045, height * .5)) - .015;
  float s = q.x < 0. ? 0. : .5;
  float i = clamp(floor(q.y / STEP - s + .5), 1., floor(height / STEP - s - .2));
  float y = (i + s) * STEP;
  float reach = mix(.47, .13, pow(y / height, 1.25));
  float lamella = box2(vec2(abs(q.x) - reach * .5, q.y - y - abs(q.x) * .10), vec2(reach * .5, .034)) - .016;
  return min(trunk, lamella);
}
vec2 map(vec3 p) {
  float cell = floor(p.x / PITCH + .5);
  float lean = .05 * sin(p.z * .9 + cell * 2.1), swell = .06 * sin(p.z * .7 + cell * 1.3);
  vec2 q = vec2(p.x - cell * PITCH - lean, p.y - swell);
  float d = tree(q, HEIGHT + .12 * sin(cell * 4.1));
  // the scale's floor, with cross-ribs between the ridges
  float base = box2(vec2(q.x, p.y + .20), vec2(PITCH, .12));
  float rib = length(vec2(p.y - .02 - .1 * abs(q.x), mod(p.z, .62) - .31)) - .07;
  d = min(d, min(base, rib));
  return vec2(max(d * .92, abs(p.z - SECTION + DEEP) - DEEP), 1.);
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) { ro = vec3(1.0, 3.3, 7.4); lookAt(uv, ro, vec3(-.1, 1.5, -.6), 3.75, rd); }
void paint(vec3 p, vec3 n, float depth, inout Surface s) {
  if (n.z > .9 && p.z > SECTION - .02) s.id = 2.;
  s.u = p.z * 6.;
}
// distance to a wave that runs from a to b; the sign of its phase moves it along
float wave(vec2 uv, vec2 a, vec2 b, float lambda, float height, float phase) {
  vec2 along = normalize(b - a), q = uv - a; float x = dot(q, along), y = dot(q, vec2(-along.y, along.x));
  float k = TAU / lambda, inside = max(-x, x - length(b - a));
  height *= smoothstep(0., .1, x) * smoothstep(0., .16, length(b - a) - x);   // calm where it starts and ends
  float d = abs(y - height * sin(k * x + phase)) / sqrt(1. + pow(height * k * cos(k * x + phase), 2.));
  return max(d, inside);
}
// an arrowhead with its tip at a point
float arrow(vec2 uv, vec2 tip, vec2 along) {
  vec2 q = uv - tip; float x = dot(q, along), y = dot(q, vec2(-along.y, along.x));
  return max(abs(y) * .88 + x * .47, -x - .1);
}
void lay(float d, float id, inout Surface s) {
  if (d < .022) s = Surface(d < 0. ? id : 5., 1., 0., 0., 0.);
}
void ray(vec2 uv, vec2 from, vec2 to, float lambda, float id, inout Surface s) {
  vec2 along = normalize(to - from);
  float d = wave(uv, from, to - along * .09, lambda, .038, TAU / lambda * dot(from, along)) - .016;
  lay(min(d, arrow(uv, to, along)), id, s);
}
void backdrop(vec2 uv, inout Surface s) {}
void overlay(vec2 uv, inout Surface s) {
  vec2 into = normalize(vec2(.36, -.93)), away = normalize(vec2(.46, .89));
  ray(uv, vec2(-.34, -.22) - into * 1.6, vec2(-.34, -.22), .30, 4., s);
  ray(uv, vec2(-.12, .20) - into * 1.6, vec2(-.12, .20), .19, 3., s);
  for (int i = 0; i < 3; i++) {
    vec2 from = vec2(.08, .13) + vec2(.062, -.15) * float(i);
    ray(uv, from, from + away * (.98 - dot(from - vec2(.08, .13), away)), .19, 3., s);
  }
}
`,
  materials: {
    1: {
      body: true,
      outline: 0.8,
      a: [{ kind: 'dots', base: -0.02, gain: 0.95, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.8 }],
    },
    2: { body: true, outline: 1.1, a: [{ kind: 'solid' }] },
    3: { body: false, a: [{ kind: 'solid' }] },
    4: { body: false, b: [{ kind: 'solid' }] },
    5: { body: false },
  },
}
