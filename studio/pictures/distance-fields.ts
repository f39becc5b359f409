export const distanceFields = /* glsl */ `
const float PI = 3.14159265;
const float TAU = 6.28318531;
struct Surface { float id; float tone; float haze; float u; float v; };

mat2 rotation(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
// pcg (Jarzynski and Olano 2020): whole-number hashing, the same on every machine, unlike fract(sin(x)).
uint pcg(uint v) { uint s = v * 747796405u + 2891336453u; uint w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u; return (w >> 22u) ^ w; }
float hash(ivec3 c) { return float(pcg(uint(c.x) + pcg(uint(c.y) + pcg(uint(c.z))))) / 4294967296.; }
float noise(vec3 p) {
  ivec3 c = ivec3(floor(p)); vec3 f = fract(p); f = f * f * (3. - 2. * f);
  #define CORNER(x, y, z) hash(c + ivec3(x, y, z))
  return mix(mix(mix(CORNER(0,0,0), CORNER(1,0,0), f.x), mix(CORNER(0,1,0), CORNER(1,1,0), f.x), f.y),
             mix(mix(CORNER(0,0,1), CORNER(1,0,1), f.x), mix(CORNER(0,1,1), CORNER(1,1,1), f.x), f.y), f.z);
}
// Smooth union and intersection (Quilez): k is the width of the blend.
float smoothUnion(float a, float b, float k) { float h = clamp(.5 + .5 * (b - a) / k, 0., 1.); return mix(b, a, h) - k * h * (1. - h); }
float smoothCut(float a, float b, float k) { return -smoothUnion(-a, b, k); }
float capsule(vec3 p, vec3 a, vec3 b, float r) { vec3 pa = p - a, ba = b - a; return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r; }
float box(vec3 p, vec3 half_) { vec3 q = abs(p) - half_; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.); }
float box2(vec2 p, vec2 half_) { vec2 q = abs(p) - half_; return length(max(q, 0.)) + min(max(q.x, q.y), 0.); }
float segment2(vec2 p, vec2 a, vec2 b) { vec2 pa = p - a, ba = b - a; return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)); }
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
void lookAt(vec2 uv, vec3 ro, vec3 target, float lens, out vec3 rd) {
  vec3 f = normalize(target - ro), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  rd = normalize(f * lens + r * uv.x + u * uv.y);
}
// Folds space into one chamber of the icosahedral mirror group (after knighty): its corners are
// the 2-fold axis (0, 0, 1), the 3-fold (0, .357, .934) and the 5-fold (.526, 0, .851).
vec3 foldIcosahedral(vec3 p) {
  const vec3 mirror = vec3(-.5, -.80901699, .30901699);
  for (int i = 0; i < 5; i++) { p.xy = abs(p.xy); p -= 2. * min(0., dot(p, mirror)) * mirror; }
  return p;
}
`
