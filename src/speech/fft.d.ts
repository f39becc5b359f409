declare module 'fft.js' {
  /** `size` is a power of two. Results are interleaved: real, imaginary. */
  export default class FFT {
    constructor(size: number)
    createComplexArray(): number[]
    /** Fills the first half of `output`: the rest is its mirror. */
    realTransform(output: number[], input: ArrayLike<number>): void
  }
}
