import type { SourceCuts } from './source-cuts.ts'

/** What React DOM can do and no page of this site asks for. */
const reactDomClient: SourceCuts = {
  // Kinds of elements: Profiler, SuspenseList, scopes, hidden trees of old, tracing markers, ViewTransition, Activity.
  tags: [12, 19, 21, 23, 25, 30, 31],
  cases: {
    createFiberFromTypeAndProps: [
      'REACT_ACTIVITY_TYPE',
      'REACT_PROFILER_TYPE',
      'REACT_SUSPENSE_LIST_TYPE',
      'REACT_LEGACY_HIDDEN_TYPE',
      'REACT_VIEW_TRANSITION_TYPE',
    ],
    // A ref on a Fragment.
    safelyAttachRef: ['7'],
    // Attributes of XML that HTML has no use for.
    setProp: [
      '"xlinkHref"',
      '"xlinkActuate"',
      '"xlinkArcrole"',
      '"xlinkRole"',
      '"xlinkShow"',
      '"xlinkTitle"',
      '"xlinkType"',
      '"xmlBase"',
      '"xmlLang"',
      '"xmlSpace"',
      '"is"',
    ],
  },
  functions: {
    // ViewTransition: pages change in the document's own view transition (src/shell/page-transitions.ts).
    commitAfterMutationEffectsOnFiber: '',
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    createViewTransitionInstance: '',
    flushAfterMutationEffects: '',
    measureNestedViewTransitions: '',
    measureViewTransitionHostInstancesRecursive: '',
    pushMutationContext: '!1',
    queueTransitionTypes: '',
    claimQueuedTransitionTypes: 'null',
    recursivelyTraverseAfterMutationEffects: '',
    reportViewTransitionError: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreViewTransitionName: '',
    restoreViewTransitionOnHostInstances: '',
    scheduleViewTransitionEvent: '',
    startViewTransition: 'null',
    trackEnterViewTransitions: '',
    ViewTransitionPseudoElement: '',
    // Refs on Fragments.
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstance: '',
    commitNewChildToFragmentInstances: '',
    deleteChildFromFragmentInstance: '',
    FragmentInstance: '',
    isFragmentInstanceParent: '!1',
    // Activity and SuspenseList.
    commitActivityHydrationCallbacks: '',
    getActivityInstanceFromFiber: 'null',
    updateActivityComponent: '',
    updateSuspenseListComponent: '',
    // Style sheets and scripts that React brings itself, and pictures that a commit waits for.
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'null',
    suspendInstance: '',
    suspendResource: '',
    acquireResource: 'null',
    getResource: 'null',
    preloadInstanceAndSuspendIfNeeded: '',
    preloadResourceAndSuspendIfNeeded: '',
    // What names components for developers.
    describeFiber: '',
    getStackByFiberInDevAndProd: '""',
    setIsStrictModeForDevtools: '',
    // Elements that a script defines.
    isCustomElement: '!1',
    setPropOnCustomElement: '',
    // Functions as actions of forms.
    coerceFormActionProp: 'null',
    ensureFormComponentIsStateful: '',
    startHostTransition: '',
    extractEvents$1: '',
    requestFormReset$1: '',
    recursivelyResetForms: '',
    // Events of browsers before 2015, and onSelect.
    constructSelectEvent: '',
    getFallbackBeforeInputChars: '',
    getNativeBeforeInputChars: '',
    isFallbackCompositionEnd: '',
    handleEventsForInputEventPolyfill: '',
    getData: '',
    getVendorPrefixedEventName: '$1',
    getTargetInstForInputEventPolyfill: '',
  },
  constants: {
    appearingViewTransitions: 'null',
    canUseCompositionEvent: '!0',
    canUseDOM: '!0',
    entangledTransitionTypes: 'null',
    injectedHook: 'null',
    inUpdateViewTransition: '!1',
    needsFormReset: '!1',
    passiveBrowserEventsSupported: '!0',
    pendingTransitionTypes: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
    shouldStartViewTransition: '!1',
    useFallbackCompositionData: '!1',
    viewTransitionMutationContext: '!1',
  },
  properties: [
    'useActionState',
    'useCacheRefresh',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useMemoCache',
    'useOptimistic',
    'useTransition',
  ],
  statements: [
    // onSelect.
    'switch (domEventName) {\n        case "focusin":\n          if',
    // A commit waits for nothing.
    'if (\n    isViewTransitionEligible ||\n    subtreeFlags & 8192',
    // What else a page could ask of React DOM, and tools.
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'ReactDOMSharedInternals.findDOMNode =',
    'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
  ],
  texts: [
    // `preload` and its like.
    [
      `ReactDOMSharedInternals.d = {
  f: flushSyncWork,
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript
};`,
      'ReactDOMSharedInternals.d = assign({}, previousDispatcher, { f: flushSyncWork });',
    ],
    // Browsers that have no event `input`.
    [
      `if (isInputEventSupported)
            getTargetInstFunc = getTargetInstForInputOrChangeEvent;
          else {
            getTargetInstFunc = getTargetInstForInputEventPolyfill;
            var handleEventFunc = handleEventsForInputEventPolyfill;
          }`,
      'getTargetInstFunc = getTargetInstForInputOrChangeEvent;',
    ],
    ['handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);', ''],
    // What React throws as a sign, and never shows: an error would keep where it was made, and a browser that is measured
    // reads all of React once more to tell.
    ['HydrationMismatchException = Error(', 'HydrationMismatchException = Object('],
    ['SuspenseException = Error(', 'SuspenseException = Object('],
    ['SuspenseyCommitException = Error(', 'SuspenseyCommitException = Object('],
    ['SuspenseActionException = Error(', 'SuspenseActionException = Object('],
    ['SelectiveHydrationException = Error(', 'SelectiveHydrationException = Object('],
    ['handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;', 'var handleEventFunc;'],
  ],
}

/** What React gives to others, and who would need it comes to know when the site is built (build/lean-react-plugin.ts). */
const react: SourceCuts = {
  exports: [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'isValidElement',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useEffectEvent',
    'useOptimistic',
    'useTransition',
  ],
}

const reactDom: SourceCuts = {
  exports: [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
    'version',
  ],
}

const scheduler: SourceCuts = {
  exports: [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
}

/** By the end of a module's path, what no page of this site asks of it. */
export const reactCuts: Readonly<Record<string, SourceCuts>> = {
  '/react-dom/cjs/react-dom-client.production.js': reactDomClient,
  '/react-dom/cjs/react-dom.production.js': reactDom,
  '/react/cjs/react.production.js': react,
  '/scheduler/cjs/scheduler.production.js': scheduler,
}

/** What is missing in the browser's React, by the names that modules import. */
export const missingExports: ReadonlySet<string> = new Set([react, reactDom].flatMap((cuts) => cuts.exports ?? []))
