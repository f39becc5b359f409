import { distanceFields } from './distance-fields.ts'
import { maxPoints, type Scene } from './scene.ts'

export const vertexShader = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`

function float(value: number): string {
  return Number.isInteger(value) ? `${value}.` : String(value)
}

/** Outputs: tone (0 dark), haze (0 to 1), u, v; and material, depth, normal x, y (toward the viewer). */
export function fragmentShader(scene: Scene): string {
  const { march } = scene
  return `#version 300 es
precision highp float; precision highp int;
uniform vec2 uSize; uniform vec2 uTile; uniform vec3 uFraming;
uniform vec4 uPoints[${maxPoints}];
layout(location = 0) out vec4 surfaceOut; layout(location = 1) out vec4 placeOut;
${distanceFields}
${scene.glsl}
vec3 normalAt(vec3 p) {
  const vec2 e = vec2(1, -1) * .0012;
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
float openness(vec3 p, vec3 n) {
  float closed = 0., weight = 1.;
  for (int i = 1; i < 6; i++) { float h = ${float(march.occlusion.step)} * float(i); closed += (h - map(p + n * h).x) * weight; weight *= .72; }
  return clamp(1. - closed * ${float(march.occlusion.strength)}, 0., 1.);
}
float lit(vec3 p, vec3 l) {
  float open = 1., t = .04;
  for (int i = 0; i < 32; i++) {
    float h = map(p + l * t).x; open = min(open, 9. * h / t); t += clamp(h, .03, .3);
    if (open < .01 || t > 5.) break;
  }
  return clamp(open, 0., 1.);
}
void main() {
  vec2 uv = (gl_FragCoord.xy + uTile - .5 * uSize) / min(uSize.x, uSize.y) * 2. / uFraming.z + uFraming.xy;
  vec3 ro, rd; camera(uv, ro, rd);
  Surface s = Surface(0., 1., 0., 0., 0.);
  float t = .1; bool hit = false; vec3 n = vec3(0., 0., 1.);
  for (int i = 0; i < ${march.steps}; i++) {
    float d = map(ro + rd * t).x;
    if (d < .0009 * t) { hit = true; break; }
    t += d * ${float(march.relax)};
    if (t > ${float(march.far)}) break;
  }
  if (hit) {
    vec3 p = ro + rd * t; n = normalAt(p);
    vec3 l = normalize(vec3(${march.light.map(float).join(', ')}));
    float diffuse = max(dot(n, l), 0.) * lit(p + n * .01, l);
    float gloss = pow(max(dot(reflect(rd, n), l), 0.), 30.);
    s.id = map(p).y;
    s.tone = clamp((.16 + .84 * diffuse) * openness(p, n) + .6 * gloss, 0., 1.);
    paint(p, n, t, s);
    // seen from the eye, so that creases do not depend on where the camera stands
    vec3 right = normalize(cross(rd, vec3(0, 1, 0))); n = vec3(dot(n, right), dot(n, cross(right, rd)), 0.);
  } else { t = 999.; n = vec3(0.); backdrop(uv, s); }
  overlay(uv, s);
  surfaceOut = vec4(s.tone, s.haze, s.u, s.v); placeOut = vec4(s.id, t, n.xy);
}`
}
