import { useEffect, useRef } from 'react'
import { Unity, useUnityContext } from 'react-unity-webgl'
import type { UnityConfiguration } from '../../configuration.ts'
import styles from './unity-stage.module.css'

export interface UnityInstance {
  SendMessage(objectName: string, methodName: string, value?: string | number): void
  /** Emscripten's module. Some builds export `pauseMainLoop` and `resumeMainLoop`. */
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

/** One Unity canvas for the whole visit. Props are read once, because the library freezes its configuration. */
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
  // `isLoaded` becomes true before the instance accepts messages.
  const instance = context.UNSAFE__unityInstance
  const error = context.initialisationError

  useEffect(() => {
    // The library calls only the first listener of an event, and removing one removes others: add each once.
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
    // The library ignores the script's error event, so listen to it here.
    const script = [...document.scripts].find((candidate) => candidate.src.endsWith(configuration.loaderUrl))
    const failed = () => onFailed(new Error(`The Unity loader ${configuration.loaderUrl} could not be loaded`))
    script?.addEventListener('error', failed)
    return () => script?.removeEventListener('error', failed)
  }, [configuration, onFailed])

  return <Unity id={unityCanvasId} className={styles.canvas} unityProvider={context.unityProvider} tabIndex={-1} />
}
