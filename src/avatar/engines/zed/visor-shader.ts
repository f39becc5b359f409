/**
 * Face on the visor. Eyes: (width, height, lid, lidTilt) and (cheek, brow, browLift, browTilt); mouth: (width, height,
 * smile, tilt) and (top, bottom, teeth, tongue); state: (blush, sparkle, blink, shift); look: gaze and voice.
 */
export const faceGlsl = /* glsl */ `
uniform vec4 zEyeA[2];
uniform vec4 zEyeB[2];
uniform vec4 zMouthA;
uniform vec4 zMouthB;
uniform vec4 zState;
uniform vec3 zLook;
uniform vec3 zCyan;
uniform vec3 zIce;
uniform vec3 zTongue;
uniform vec3 zBlush;

float zBox(vec2 p, vec2 size, float radius) {
  vec2 q = abs(p) - size + radius;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}

vec2 zTurn(vec2 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec2(c * p.x + s * p.y, c * p.y - s * p.x);
}

// Distance to what is lit of an eye; side is -1 on the viewer's left.
float zEye(vec2 p, vec4 a, vec4 b, float side, float blink) {
  vec2 size = vec2(a.x * (1.0 + 0.12 * blink), max(a.y * (1.0 - 0.93 * blink), 0.022));
  float d = zBox(p, size, min(size.x, size.y) * 0.98);
  vec2 q = zTurn(vec2(p.x * side, p.y), a.w);
  float open = 1.0 - blink;
  d = max(d, q.y - a.y * (1.0 - 2.0 * a.z * open - 0.0));
  float cover = b.x * open;
  float radius = a.x * 1.22;
  float cheek = length(vec2(p.x, p.y + a.y + radius - cover * 2.0 * a.y) ) - radius;
  return cover > 0.01 ? max(d, -cheek) : d;
}

float zMouth(vec2 p, out vec2 local) {
  p = zTurn(p, zMouthA.w);
  float t = min(abs(p.x) / max(zMouthA.x, 0.02), 1.15);
  p.y -= zMouthA.z * zMouthA.x * 0.42 * (t * t - 0.55);
  local = p;
  vec2 size = zMouthA.xy;
  float radius = min(size.x, size.y) * (p.y > 0.0 ? zMouthB.x : zMouthB.y);
  return zBox(p, size, radius);
}

vec3 zFace(vec2 p) {
  float px = max(fwidth(p.x), fwidth(p.y)) + 1e-5;
  float blink = zState.z;
  vec3 light = vec3(0.0);
  float glow = 0.0;
  float lit = 0.0;
  float spark = 0.0;
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec2 centre = vec2(side * EYE_X, EYE_Y) + zLook.xy * vec2(0.1, 0.07);
    vec2 e = p - centre;
    float d = zEye(e, zEyeA[i], zEyeB[i], side, blink);
    float inside = smoothstep(px, -px, d);
    lit = max(lit, inside);
    glow += exp(-max(d, 0.0) * 9.0);
    vec2 s = e - vec2(0.048, 0.075) - zLook.xy * 0.025;
    float star = smoothstep(px, -px, length(s) - 0.042) + 0.8 * smoothstep(px, -px, length(s + vec2(0.09, 0.14)) - 0.024);
    spark = max(spark, star * inside * zState.y * (1.0 - blink));
    vec4 b = zEyeB[i];
    vec2 w = zTurn(vec2((p.x - centre.x) * side, p.y - BROW_Y - b.z), b.w);
    w.y += w.x * w.x * 1.1;
    float brow = zBox(w, vec2(0.13, 0.022), 0.022);
    lit = max(lit, smoothstep(px, -px, brow) * b.y * 0.9);
    glow += exp(-max(brow, 0.0) * 14.0) * b.y * 0.4;
  }
  vec2 local;
  float m = zMouth(p - vec2(zState.w + zLook.x * 0.05, MOUTH_Y + zLook.y * 0.03), local);
  float line = abs(m) - LIP;
  float lips = smoothstep(px, -px, line);
  float hole = smoothstep(px, -px, m + LIP * 0.5);
  float depth = zMouthA.y;
  vec3 inner = vec3(0.002, 0.004, 0.016);
  float teeth = smoothstep(px, -px, depth * (1.0 - 1.05 * zMouthB.z) - local.y) * step(0.02, zMouthB.z);
  inner = mix(inner, zIce, teeth * 0.92);
  float tongue = smoothstep(px, -px, length((local - vec2(0.0, -depth * 1.1)) / vec2(1.0, 0.85)) - depth * (0.35 + 0.6 * zMouthB.w)) * step(0.02, zMouthB.w);
  inner = mix(inner, zTongue, tongue * (1.0 - teeth));
  glow += exp(-max(line, 0.0) * 11.0) * 0.8;
  light += zCyan * glow * 0.085;
  // LED dots: only where there are enough pixels to show them without shimmer.
  vec2 cell = fract(p * 46.0) - 0.5;
  float dots = mix(1.0, 1.1 - smoothstep(0.3, 0.5, length(cell)) * 0.3, smoothstep(0.002, 0.0013, px));
  vec3 ink = mix(zCyan, zIce, 0.25 + 0.25 * zLook.z) ;
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec2 c = (p - vec2(side * CHEEK_X, CHEEK_Y) - zLook.xy * vec2(0.06, 0.03)) / vec2(1.15, 0.8);
    light += zBlush * zState.x * exp(-dot(c, c) * 90.0) * 0.85 * (0.75 + 0.25 * dots);
  }
  light = mix(light, inner, hole);
  light = mix(light, ink * dots, max(lit, lips));
  return mix(light, vec3(1.0), spark * 0.95);
}
`
