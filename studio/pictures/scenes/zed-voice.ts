import type { Scene } from '../scene.ts'

const rings = Array.from({ length: 15 }, (_, n) => {
  const t = n / 14
  const loud = Math.exp(-(((t - 0.66) / 0.25) ** 2))
  const open = loud * (0.45 + 0.55 * Math.sin(n * 1.15 + 0.2) ** 2)
  return {
    x: -2.55 + t * 5.1,
    high: 0.1 + 1.02 * open,
    wide: 0.12 + 0.62 * open ** 0.7 * (0.8 + 0.2 * Math.cos(n * 1.9)),
  }
})

/** A row of mouths, each as open as the sound is loud. */
export const zedVoice: Scene = {
  inks: ['zed', 'zed-body'],
  march: {
    steps: 140,
    relax: 0.7,
    far: 16,
    light: [-0.5, 0.9, 0.6],
    occlusion: { step: 0.05, strength: 0.35 },
    depthEdge: 0.1,
    creaseEdge: 0,
  },
  points: rings.map((ring) => [ring.x, ring.high, ring.wide, 0] as const),
  glsl: /* glsl */ `
const int RINGS = ${rings.length};
vec2 map(vec3 p) {
  vec2 best = vec2(1e3, 1.);
  for (int i = 0; i < RINGS; i++) {
    vec3 ring = uPoints[i].xyz; float dx = p.x - ring.x;
    if (abs(dx) > .6) { best.x = min(best.x, abs(dx) - .2); continue; }
    vec2 r = ring.zy + .001, q = p.zy; float k0 = length(q / r), k1 = length(q / (r * r));
    float rim = k1 < 1e-4 ? -min(r.x, r.y) : k0 * (k0 - 1.) / k1;
    float tube = .045 + .035 * smoothstep(.1, .9, ring.y);
    best = nearer(best, vec2(length(vec2(rim, dx)) - tube, ring.y > .22 ? 1. : 2.));
  }
  return best;
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) { ro = vec3(4.2, 1.5, 6.4); lookAt(uv, ro, vec3(.55, -.02, 0.), 4.9, rd); }
void paint(vec3 p, vec3 n, float depth, inout Surface s) { s.u = atan(p.y, p.z) * 7.; }
void backdrop(vec2 uv, inout Surface s) {}
void overlay(vec2 uv, inout Surface s) {}
`,
  materials: {
    1: {
      body: true,
      outline: 1.2,
      a: [{ kind: 'shadow', above: 0.03 }],
      b: [{ kind: 'dots', base: -0.55, gain: 1.35, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.9 }],
    },
    2: {
      body: true,
      outline: 1.2,
      b: [{ kind: 'dots', base: 0.55, gain: 0.6, angle: 0.26 }],
      key: [{ kind: 'shadow', above: 0.9 }],
    },
  },
}
