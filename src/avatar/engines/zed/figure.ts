import type { BufferGeometry, Material, Object3D, Texture } from 'three'
import {
  CapsuleGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { HandPose } from './body-model.ts'
import { digitsOf } from './body-model.ts'
import { viewOf } from './framing.ts'
import { createChest, createFlame, createGround, createHalo } from './lights.ts'
import type { ZedPose } from './pose.ts'
import { colours, proportions } from './proportions.ts'
import { rimGeometry, shellGeometry, turnedGeometry, visorGeometry } from './shells.ts'
import { createStudio } from './studio-light.ts'
import { createVisor } from './visor.ts'

/** `segments`: around the head. `studio`: side of the mirrored studio in texels. `gloss`: clear coat on the shells. */
export interface FigureDetail {
  segments: number
  studio: number
  gloss: boolean
}

/** Zed's scene. `apply` sets a pose; `frame` sets the camera for a host of a size in pixels. */
export interface Figure {
  scene: Scene
  camera: PerspectiveCamera
  apply: (pose: ZedPose) => void
  frame: (width: number, height: number) => void
  dispose: () => void
}

const head = { ...proportions.head, upright: 0.6, round: 0.66 }
const glass = { ...head, x: head.x * 1.004, y: head.y * 1.004, z: head.z * 1.012 }

function materials(lacquer: number) {
  return {
    shell: new MeshPhysicalMaterial({
      color: colours.shell,
      roughness: 0.38,
      clearcoat: 0.9 * lacquer,
      clearcoatRoughness: 0.12,
    }),
    blue: new MeshPhysicalMaterial({
      color: colours.blue,
      roughness: 0.34,
      clearcoat: lacquer,
      clearcoatRoughness: 0.1,
    }),
    deep: new MeshPhysicalMaterial({
      color: colours.deep,
      roughness: 0.4,
      clearcoat: 0.6 * lacquer,
      clearcoatRoughness: 0.2,
    }),
    glow: new MeshStandardMaterial({
      color: colours.cyan,
      emissive: colours.cyan,
      emissiveIntensity: 0.62,
      roughness: 0.35,
      toneMapped: false,
    }),
  }
}

type Materials = ReturnType<typeof materials>

function add(parent: Object3D, geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0) {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  parent.add(mesh)
  return mesh
}

function buildHead({ shell, blue, deep, glow }: Materials, studio: Texture, detail: number) {
  const group = new Group()
  add(group, shellGeometry(head, detail), shell)
  const visor = createVisor(visorGeometry(glass, proportions.visor.x, proportions.visor.y, detail), studio)
  group.add(visor.mesh)
  add(group, rimGeometry(glass, proportions.visor.x, proportions.visor.y, 0.042, detail), blue)
  const around = Math.max(16, detail >> 1)
  const puck = turnedGeometry([[0, 0.12], [0.14, 0.115], [0.2, 0.09], [0.235, 0.02], [0.24, -0.1]], around) // prettier-ignore
  const cap = new TorusGeometry(0.125, 0.032, 8, around)
  for (const side of [-1, 1]) {
    const ear = new Group()
    ear.position.set(side * (head.x - 0.01), -0.02, -0.05)
    ear.rotation.z = (-side * Math.PI) / 2
    add(ear, puck, blue)
    const ring = add(ear, cap, glow, 0, 0.115)
    ring.rotation.x = Math.PI / 2
    group.add(ear)
  }
  const antenna = new Group()
  antenna.position.y = head.y - 0.03
  add(antenna, turnedGeometry([[0.27, -0.02], [0.25, 0.03], [0.16, 0.075], [0.07, 0.1], [0.04, 0.14]], around), blue) // prettier-ignore
  add(antenna, new CylinderGeometry(0.022, 0.034, 0.42, 10), deep, 0, 0.3)
  const ball = proportions.antenna.ball - proportions.head.centre - head.y + 0.03
  add(antenna, new SphereGeometry(proportions.antenna.radius, around, around >> 1), glow, 0, ball)
  const halo = createHalo()
  halo.mesh.position.set(0, ball, 0.02)
  antenna.add(halo.mesh)
  group.add(antenna)
  return { group, visor, antenna, halo }
}

function buildBody({ shell, blue, deep }: Materials, detail: number) {
  const group = new Group()
  const egg = turnedGeometry(
    [[0.12, -0.58], [0.3, -0.5], [0.47, -0.3], [0.545, -0.04], [0.51, 0.2], [0.38, 0.42], [0.2, 0.56], [0.12, 0.6]], // prettier-ignore
    detail,
  )
  add(group, egg, shell)
  const belt = add(group, new TorusGeometry(0.522, 0.034, 10, detail), blue, 0, -0.16)
  belt.rotation.x = Math.PI / 2
  add(group, turnedGeometry([[0.2, 0.42], [0.335, 0.435], [0.345, 0.47], [0.28, 0.52], [0.25, 0.62], [0.3, 0.72]], detail), blue) // prettier-ignore
  add(group, turnedGeometry([[0, -0.7], [0.13, -0.69], [0.17, -0.64], [0.33, -0.51], [0.37, -0.47], [0.36, -0.44], [0.24, -0.43]], detail), deep) // prettier-ignore
  const chest = createChest(0.44)
  chest.mesh.position.set(0, 0.14, 0.542)
  chest.mesh.rotation.x = -0.2
  group.add(chest.mesh)
  const flame = createFlame()
  flame.mesh.position.set(0, -1.04, -0.1)
  group.add(flame.mesh)
  return { group, chest, flame }
}

function buildHand({ shell, blue, glow }: Materials, side: -1 | 1, detail: number) {
  const group = new Group()
  const coarse = Math.max(16, detail >> 1)
  add(group, shellGeometry({ x: 0.17, y: 0.165, z: 0.115, upright: 0.8, round: 0.85 }, coarse), shell)
  const cuff = add(group, new TorusGeometry(0.1, 0.042, 8, coarse), blue, 0, -0.165)
  cuff.rotation.x = Math.PI / 2
  add(group, new SphereGeometry(0.075, coarse, coarse >> 1), glow, 0, -0.175).scale.y = 0.45
  const finger = new CapsuleGeometry(0.058, 0.1, 6, 16)
  const knuckles: { joint: Group; spread: number }[] = []
  for (const place of [-1, 0, 1]) {
    const joint = new Group()
    joint.position.set(place * 0.105, place === 0 ? 0.125 : 0.1, 0)
    joint.rotation.z = -place * 0.3
    add(joint, finger, shell, 0, 0.085)
    group.add(joint)
    knuckles.push({ joint, spread: -place * 0.3 })
  }
  const thumb = new Group()
  thumb.position.set(-side * 0.135, -0.03, 0.03)
  thumb.rotation.z = side * 0.95
  add(thumb, finger, shell, 0, 0.075)
  group.add(thumb)

  function apply(pose: HandPose) {
    group.position.set(pose.x, pose.y, pose.z)
    group.rotation.set(0, pose.yaw, pose.roll)
    const [folded, ...curls] = digitsOf(pose)
    for (const [index, { joint, spread }] of knuckles.entries()) {
      // The first finger is the one beside the thumb.
      const curl = curls[side < 0 ? 2 - index : index] ?? 0
      joint.rotation.x = curl * 2
      joint.rotation.z = spread * (1 - curl)
    }
    thumb.rotation.x = folded * 1.4
    thumb.rotation.z = side * (0.95 - Math.max(0, folded - 0.4))
  }
  return { group, apply }
}

/** Builds the scene: about 30 meshes, 15,000 triangles at 64 segments. Needs no renderer. */
export function createFigure({ segments, studio, gloss }: FigureDetail): Figure {
  const paint = materials(gloss ? 1 : 0)
  const scene = new Scene()
  const environment = createStudio(studio)
  scene.environment = environment
  const key = new DirectionalLight('#ffffff', 2.1)
  key.position.set(-2, 4, 4)
  scene.add(key)
  const whole = new Group()
  const skull = buildHead(paint, environment, segments)
  const trunk = buildBody(paint, segments)
  const hands = { left: buildHand(paint, -1, segments), right: buildHand(paint, 1, segments) }
  const ground = createGround(proportions.shadow.width, proportions.shadow.height)
  ground.mesh.position.y = proportions.shadow.y
  whole.add(skull.group, trunk.group, hands.left.group, hands.right.group)
  scene.add(whole, ground.mesh)
  const camera = new PerspectiveCamera(18, 1, 1, 40)

  function apply(pose: ZedPose) {
    const { body, voice, time } = pose
    whole.position.y = body.lift
    whole.rotation.z = body.lean
    skull.group.position.y = proportions.head.centre
    skull.group.rotation.set(-body.pitch, body.yaw, body.roll, 'YXZ')
    // The antenna lags behind the head's tilt.
    skull.antenna.rotation.z = -body.roll * 0.5 - body.lean + Math.sin(time * 2.3) * 0.02
    trunk.group.position.y = proportions.body.centre
    trunk.group.rotation.set(0, body.yaw * 0.3, body.roll * -0.25)
    hands.left.apply(body.left)
    hands.right.apply(body.right)
    skull.visor.show(pose)
    for (const light of [skull.halo, trunk.chest, trunk.flame, ground]) light.set(voice, time)
    skull.halo.mesh.rotation.y = -body.yaw
    const spread = 1 - body.lift * 0.8
    ground.mesh.scale.set(spread, spread, 1)
  }

  function frame(width: number, height: number) {
    const view = viewOf(width, height)
    const distance = 13
    camera.aspect = width / height
    camera.fov = (2 * Math.atan(view.height / 2 / distance) * 180) / Math.PI
    camera.position.set(0, view.top - view.height / 2, distance)
    camera.lookAt(0, view.top - view.height / 2, 0)
    camera.updateProjectionMatrix()
  }

  function dispose() {
    environment.dispose()
    scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      object.geometry.dispose()
      for (const material of [object.material].flat()) material.dispose()
    })
  }

  return { scene, camera, apply, frame, dispose }
}
