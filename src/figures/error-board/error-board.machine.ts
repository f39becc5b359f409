import * as v from 'valibot'
import { numberInAddress } from '../figure-address.ts'
import { figureMachine } from '../figure.machine.ts'
import { fewestToSpoil, flagsOf, isSpoiled, repairOf, sizes, type Size } from './error-board.model.ts'

/** `flips`: bit mask of flipped qubits; the first qubit is the lowest bit. */
export interface Board {
  size: Size
  flips: number
}

const SizeInAddress = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((size) => sizes.some((one) => one === size)),
  v.transform((size) => size as Size),
)

export const BoardSchema = v.pipe(
  v.strictObject({ size: SizeInAddress, flips: numberInAddress(0, 2 ** 25 - 1) }),
  v.check(({ size, flips }) => flips < 2 ** (size ** 2)),
)

function flippedOf({ size, flips }: Board): Set<number> {
  return new Set(Array.from({ length: size ** 2 }, (_, qubit) => qubit).filter((qubit) => flips & (1 << qubit)))
}

export function answerOf(board: Board) {
  const flipped = flippedOf(board)
  const flags = flagsOf(board.size, flipped)
  const repair = repairOf(board.size, flags)
  return { flipped, flags, repair, spoiled: isSpoiled(board.size, flipped, repair) }
}

export const boardMachine = figureMachine<Board>({
  id: 'errorBoard',
  initial: { size: 5, flips: 1 << 12 },
  isSolved: (board) => {
    const { flipped, spoiled } = answerOf(board)
    return spoiled && flipped.size === fewestToSpoil(board.size)
  },
})
