import type { Scene } from '../scene.ts'

type Vector = readonly [number, number, number]

/** Corners of the icosahedron's face that the fold of distance-fields.ts leaves in place. */
const face: readonly [Vector, Vector, Vector] = [
  [0.525731, 0, 0.850651],
  [-0.525731, 0, 0.850651],
  [0, 0.850651, 0.525731],
]

/** Points of a geodesic sphere (`frequency` steps per edge) in one mirror chamber, which the fold multiplies. */
function chamberPoints(frequency: number): Vector[] {
  const points: Vector[] = []
  for (let i = frequency; i >= 0; i--) {
    for (let j = Math.min(i, frequency - i); j >= 0; j--) {
      const k = frequency - i - j
      if (k > j) continue
      const at = (c: 0 | 1 | 2) => i * face[0][c] + j * face[1][c] + k * face[2][c]
      const length = Math.hypot(at(0), at(1), at(2))
      points.push([at(0) / length, at(1) / length, at(2) / length])
    }
  }
  return points
}

function strand(count: number): Vector[] {
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count
    const latitude = 1.25 * Math.sin(t * 31) + 0.2 * Math.sin(t * 83)
    const longitude = t * 19 + 0.9 * Math.sin(t * 41 + 1)
    const r = 0.66 + 0.3 * Math.sin(t * 23 + 0.6)
    return [
      r * Math.cos(latitude) * Math.cos(longitude),
      r * Math.sin(latitude),
      r * Math.cos(latitude) * Math.sin(longitude),
    ]
  })
}

const heads = chamberPoints(6)
const coil = strand(150)

export const nanoparticles: Scene = {
  inks: ['nano', 'bio'],
  march: {
    steps: 170,
    relax: 0.75,
    far: 22,
    light: [-0.55, 0.85, 0.5],
    occlusion: { step: 0.07, strength: 1.4 },
    depthEdge: 0.09,
    creaseEdge: 0,
  },
  points: [...heads, ...coil].map(([x, y, z]) => [x, y, z, 0] as const),
  glsl: /* glsl */ `
const int HEADS = ${heads.length}; const int COIL = ${coil.length};
const float R = 1.22;            // the particle
const vec3 CENTRE = vec3(0., .52, 0.);
const float HALF = .30;          // half the membrane's thickness, head to head
const float CUT = .34;           // the membrane is cut open here, towards the eye
float rise(vec2 q) {
  float r = length(q);
  return -1.02 * exp(-r * r * .42) + .20 * exp(-(r - 2.15) * (r - 2.15) * 2.4) - .035 * q.y * q.y + .05 * sin(q.x * 1.1 + .8) * smoothstep(2., 4., r);
}
vec2 membrane(vec3 p) {
  // the point of the sheet nearest to p, by two steps along its normal
  vec2 foot = p.xz; vec3 n = vec3(0, 1, 0); float h = 0.;
  for (int i = 0; i < 2; i++) {
    h = rise(foot); vec2 e = vec2(.02, 0.);
    vec2 g = vec2(rise(foot + e.xy) - h, rise(foot + e.yx) - h) / e.x;
    n = normalize(vec3(-g.x, 1., -g.y));
    float away = dot(p - vec3(foot.x, h, foot.y), n); foot = p.xz - n.xz * away;
  }
  float away = dot(p - vec3(foot.x, rise(foot), foot.y), n);
  if (abs(away) > HALF + .5) return vec2(abs(away) - HALF - .3, 2.);
  const float S = .27; vec2 best = vec2(1e3, 2.);
  for (int k = 0; k < 2; k++) {
    vec2 shift = k == 0 ? vec2(0.) : vec2(.5, .866) * S, grid = vec2(S, S * 1.732);
    vec2 c = floor((foot - shift) / grid + .5) * grid + shift;
    if (c.y > CUT) c.y -= ceil((c.y - CUT) / grid.y) * grid.y;
    float hc = rise(c); vec2 e = vec2(.02, 0.);
    vec3 nc = normalize(vec3(rise(c - e.xy) - rise(c + e.xy), 2. * e.x, rise(c - e.yx) - rise(c + e.yx)));
    vec3 q = p - vec3(c.x, hc, c.y); float along = dot(q, nc);
    float up = length(q - nc * HALF) - .14, down = length(q + nc * HALF) - .14;
    best = nearer(best, nearer(vec2(up, 2.), vec2(down, 3.)));
    // two tails a lipid, a little wavy
    vec3 side = q - nc * along; float wave = .018 * sin(along * 26. + c.x * 9.);
    float tails = max(min(length(side.xz - vec2(.065 + wave, 0.)), length(side.xz + vec2(.065 - wave, 0.))) - .03, abs(along) - HALF + .06);
    best = nearer(best, vec2(tails * .8, 4.));
  }
  float core = max(abs(away) - HALF + .03, p.z - CUT + .16);
  return nearer(best, vec2(core, 5.));
}
float opening(vec3 p) { // the wedge cut out of the particle: towards the eye, upper right
  vec3 q = p; q.xz *= rotation(-.34); q.yz *= rotation(.18);
  return max(max(-q.x - .12, -q.y - .12), -q.z - .05);
}
vec2 particle(vec3 p) {
  float r = length(p);
  if (r > R + .5) return vec2(r - R - .25, 6.);
  vec3 q = p; q.xy *= rotation(.3); q.yz *= rotation(.5); q = foldIcosahedral(q);
  float outer = 1e3;
  for (int i = 0; i < HEADS; i++) outer = min(outer, length(q - uPoints[i].xyz * R));
  float cut = opening(p);
  float gap = -cut;
  vec2 best = vec2(max(outer - .128, gap), 6.);
  best = nearer(best, vec2(max(max(r - R + .04, R - .2 - r), gap + .02), 7.));
  if (r < R) { // the coil shows inside the opening
    float c = 1e3; vec3 s = p / (R - .28);
    for (int i = 0; i < COIL - 1; i++) c = min(c, capsule(s, uPoints[HEADS + i].xyz, uPoints[HEADS + i + 1].xyz, .058));
    best = nearer(best, vec2(c * (R - .28), 8.));
  }
  return best;
}
vec2 map(vec3 p) {
  vec2 best = nearer(membrane(p), particle(p - CENTRE));
  vec3 far = p - vec3(3.7, 1.45, -4.6);  // two more on their way
  best = nearer(best, vec2(length(far) - .82, 9.));
  far = p - vec3(-5.0, .9, -8.);
  return nearer(best, vec2(length(far) - .82, 9.));
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) { ro = vec3(.9, 2.9, 6.2); lookAt(uv, ro, vec3(.42, .24, 0.), 3.0, rd); }
void paint(vec3 p, vec3 n, float depth, inout Surface s) {
  if (s.id < 5.5) s.haze = smoothstep(-1.3, -4.3, p.z); if (s.haze > .9) s.haze = 1.;
  if (s.id > 5.5) { vec3 q = p - CENTRE; s.u = q.y * 13.; s.v = atan(q.z, q.x) * 9.; if (s.id > 8.5) { s.haze = 0.; } else s.tone = mix(s.tone, 1., .12);
    if (s.id > 7.5 && s.id < 8.5) s.tone = .3 + .7 * max(dot(n, normalize(vec3(-.3, .7, .8))), 0.); }
}
void backdrop(vec2 uv, inout Surface s) {}
void overlay(vec2 uv, inout Surface s) {}
`,
  materials: {
    2: {
      body: true,
      outline: 1,
      b: [{ kind: 'dots', base: -0.08, gain: 1.2, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.86 }],
    },
    3: {
      body: true,
      outline: 1,
      b: [{ kind: 'dots', base: -0.08, gain: 1.2, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.86 }],
    },
    4: { body: true, outline: 0, b: [{ kind: 'solid' }], key: [{ kind: 'shadow', above: 0.9 }] },
    5: { body: true, outline: 0, key: [{ kind: 'solid' }] },
    6: {
      body: true,
      outline: 1,
      a: [{ kind: 'shadow', above: 0.03 }],
      key: [{ kind: 'shadow', above: 0.76 }],
    },
    7: { body: true, outline: 0, key: [{ kind: 'solid' }] },
    8: { body: true, outline: 1, b: [{ kind: 'dots', base: -0.05, gain: 1, angle: 0.26, pitch: 0.8 }] },
    9: { body: false, outline: 0.8, a: [{ kind: 'dots', base: 0.45, gain: 0, angle: 0.26 }] },
  },
}
