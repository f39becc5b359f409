import { Color, Mesh, MeshPhysicalMaterial, Vector3, Vector4 } from 'three'
import type { BufferGeometry, Texture } from 'three'
import type { EyeShape } from './face-model.ts'
import { faceLayout } from './face-model.ts'
import type { ZedPose } from './pose.ts'
import { colours } from './proportions.ts'
import { faceGlsl } from './visor-shader.ts'

const defines: Readonly<Record<string, number>> = {
  EYE_X: faceLayout.eyeX,
  EYE_Y: faceLayout.eyeY,
  BROW_Y: faceLayout.browY,
  MOUTH_Y: faceLayout.mouthY,
  CHEEK_X: faceLayout.cheekX,
  CHEEK_Y: faceLayout.cheekY,
  LIP: faceLayout.lip,
}

export function createVisor(geometry: BufferGeometry, studio: Texture): { mesh: Mesh; show: (pose: ZedPose) => void } {
  const uniforms = {
    zEyeA: { value: [new Vector4(), new Vector4()] },
    zEyeB: { value: [new Vector4(), new Vector4()] },
    zMouthA: { value: new Vector4() },
    zMouthB: { value: new Vector4() },
    zState: { value: new Vector4() },
    zLook: { value: new Vector3() },
    zCyan: { value: new Color(colours.cyan) },
    zIce: { value: new Color(colours.ice) },
    zTongue: { value: new Color(colours.tongue) },
    zBlush: { value: new Color(colours.blush) },
  }
  const material = new MeshPhysicalMaterial({
    color: colours.visor,
    roughness: 0.6,
    specularIntensity: 0,
    clearcoat: 1,
    clearcoatRoughness: 0.07,
    // Set here instead of by the scene, so that the glass reflects less than the shells.
    envMap: studio,
    envMapIntensity: 0.4,
    // Face colors are screen colors: no tone mapping.
    toneMapped: false,
  })
  material.defines = { ...material.defines, USE_UV: '' }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    const constants = Object.entries(defines).map(([name, value]) => `#define ${name} ${value.toFixed(4)}\n`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${constants.join('')}${faceGlsl}`)
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += zFace(vUv);')
  }

  function showEye(index: 0 | 1, eye: EyeShape) {
    uniforms.zEyeA.value[index]?.set(eye.width, eye.height, eye.lid, eye.lidTilt)
    uniforms.zEyeB.value[index]?.set(eye.cheek, eye.brow, eye.browLift, eye.browTilt)
  }

  return {
    mesh: new Mesh(geometry, material),
    show: ({ face, blink, gaze, voice }) => {
      const { mouth } = face
      showEye(0, face.left)
      showEye(1, face.right)
      uniforms.zMouthA.value.set(mouth.width, mouth.height, mouth.smile, mouth.tilt)
      uniforms.zMouthB.value.set(mouth.top, mouth.bottom, mouth.teeth, mouth.tongue)
      uniforms.zState.value.set(face.blush, face.sparkle, blink, mouth.shift)
      uniforms.zLook.value.set(gaze.x, gaze.y, voice)
    },
  }
}
