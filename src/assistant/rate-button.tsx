import { useLingui } from '@lingui/react'
import { keepRate, nextRate } from './speech-rate.ts'

interface RateButtonProps {
  className: string | undefined
  rate: number
  setRate: (rate: number) => void
}

/** Offers the next playback rate of Zed's voice, and keeps the choice. */
export function RateButton({ className, rate, setRate }: RateButtonProps) {
  const { i18n } = useLingui()
  return (
    <button
      type="button"
      className={className}
      aria-label={i18n._('speech_rate', { rate: i18n.number(rate) })}
      onClick={() => {
        const next = nextRate(rate)
        keepRate(next)
        setRate(next)
      }}
    >
      {i18n.number(rate)} ×
    </button>
  )
}
