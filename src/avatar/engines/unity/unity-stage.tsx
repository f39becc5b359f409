import { useEffect, useRef } from 'react'
import { Unity, useUnityContext } from 'react-unity-webgl'
import type { UnityConfiguration } from '../../configuration.ts'
import styles from './unity-stage.module.css'

/** The part of a running build that the engine drives. */
export interface UnityInstance {
  SendMessage(objectName: string, methodName: string, value?: string | number): void
  /** Emscripten's module: some builds export `pauseMainLoop` and `resumeMainLoop`, most do not. */
  readonly Module: object
}

export interface UnityStageProps {
  configuration: UnityConfiguration
  onReady: (instance: UnityInstance) => void
  onStarted: () => void
  onEnded: () => void
  onFailed: (error: unknown) => void
}

const unityCanvasId = 'zed-unity-canvas'

/** One Unity canvas for the whole visit. Its props are read once: the library freezes its configuration likewise. */
export function UnityStage(props: UnityStageProps) {
  const frozen = useRef(props).current
  const { configuration, onReady, onFailed } = frozen
  const { addEventListener, ...context } = useUnityContext({
    loaderUrl: configuration.loaderUrl,
    dataUrl: configuration.dataUrl,
    frameworkUrl: configuration.frameworkUrl,
    codeUrl: configuration.codeUrl,
    ...(configuration.streamingAssetsUrl === undefined ? {} : { streamingAssetsUrl: configuration.streamingAssetsUrl }),
  })
  // `isLoaded` turns true with the last byte, before the instance can be spoken to: only the instance itself tells.
  const instance = context.UNSAFE__unityInstance
  const error = context.initialisationError

  useEffect(() => {
    // The library calls only the first listener of an event and its removal takes others along: each is added once
    // and stays for as long as the canvas.
    const { startedEvent, endedEvent } = frozen.configuration
    if (startedEvent !== undefined) addEventListener(startedEvent, () => void frozen.onStarted())
    if (endedEvent !== undefined) addEventListener(endedEvent, () => void frozen.onEnded())
  }, [frozen, addEventListener])

  useEffect(() => {
    if (instance !== null) onReady(instance)
  }, [instance, onReady])

  useEffect(() => {
    if (error !== undefined) onFailed(error)
  }, [error, onFailed])

  useEffect(() => {
    // A loader that is missing would end in silence: the library reads the script's error and tells nobody.
    const script = [...document.scripts].find((candidate) => candidate.src.endsWith(configuration.loaderUrl))
    const failed = () => onFailed(new Error(`The Unity loader ${configuration.loaderUrl} could not be loaded`))
    script?.addEventListener('error', failed)
    return () => script?.removeEventListener('error', failed)
  }, [configuration, onFailed])

  return <Unity id={unityCanvasId} className={styles.canvas} unityProvider={context.unityProvider} tabIndex={-1} />
}
