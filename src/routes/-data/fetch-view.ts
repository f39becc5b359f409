export async function fetchView(address: string, query: object): Promise<unknown> {
  const response = await fetch(`${address}?${new URLSearchParams({ ...query })}`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
