import { useId } from 'react'

interface RangeControlProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  shown: string
  /** Spoken value in full: 'wavelength 480 nanometers, blue'. */
  spoken: string
  onSet: (value: number) => void
}

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
