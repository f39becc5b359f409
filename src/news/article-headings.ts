const heading = /<(h[2-4]) id="([^"]+)">(.*?)<\/\1>/gs

/**
 * Makes each heading of an article's HTML a link to itself, so that a reader can keep or send the address of a section.
 * A heading that holds a link already is left as it is.
 */
export function linkHeadings(html: string): string {
  return html.replace(heading, (whole, tag: string, id: string, text: string) =>
    text.includes('<a') ? whole : `<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>`,
  )
}
