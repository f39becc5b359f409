import { useId } from 'react'

interface RangeControlProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value with its unit, as it is shown. */
  shown: string
  /** The value as it is spoken, with all that it means: 'wavelength 480 nanometres, blue'. */
  spoken: string
  onSet: (value: number) => void
}

/** A slider: the browser's own, so that keys, touch and screen readers work it as every other. */
export function RangeControl({ label, value, min, max, step = 1, shown, spoken, onSet }: RangeControlProps) {
  const id = useId()
  return (
    <div className="range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {shown}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spoken}
        onChange={(event) => onSet(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

interface ChoiceControlProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; text: string }[]
  onSet: (value: Value) => void
}

/** One of a few: the browser's own radio buttons, side by side. */
export function ChoiceControl<Value extends string>({ label, value, choices, onSet }: ChoiceControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onSet(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
