export function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''))
}
