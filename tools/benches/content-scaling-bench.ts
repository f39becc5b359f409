import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { lingui } from '@lingui/vite-plugin'
import { build } from 'vite'
import { categories, columnPositions, homeSections, popularPositions } from '../../src/content/vocabulary.ts'
import { languages } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import type { newsViews } from '../../src/news/news-views.server.ts'
import { contentPlugin } from '../../vite/content-plugin.ts'

interface Cost {
  home: number
  homeSent: number
  seconds: number
  memory: number
}

const sentence = {
  es: 'La luz rebota en láminas muy finas y vuelve con un color que ninguna pintura le ha dado.',
  en: 'Light bounces off very thin layers and comes back in a colour that no paint has given it.',
}

function articleText(language: Language, number: number): string {
  const section = homeSections[number % 3] ?? 'home-section-one'
  const positions = section === 'home-section-one' ? columnPositions : popularPositions
  const paragraphs = Array.from({ length: 12 }, (_, at) => `${at}${number} ${`${sentence[language]} `.repeat(3)}`)
  return `---
id: '${language === 'es' ? 'es-' : ''}${number}'
slug: bench-${number}
title: ${number} ${sentence[language].slice(0, 40)}
excerpt: ${number} ${sentence[language]}
imageUrl: /pictures/bench-${number}/light-1014.avif
imageAlt: ${sentence[language]}
desk: light
publishDate: '2026-${String(1 + (number % 9)).padStart(2, '0')}-14T08:00:00.000Z'
category: ${categories[number % categories.length]}
tags: [bench]
homeSection: ${section}
homePosition: ${positions[Math.floor(number / 3) % positions.length]}
displayOrder: ${number}
scale: 2e-7
summaryText: ''
sources: []
---

${paragraphs.join('\n\n')}
`
}

async function measure(count: number): Promise<Cost> {
  const root = mkdtempSync(path.join(tmpdir(), 'content-bench-'))
  try {
    for (const language of languages) {
      const folder = path.join(root, 'content', language)
      mkdirSync(folder, { recursive: true })
      for (let number = 1; number <= count; number += 1) {
        writeFileSync(path.join(folder, `bench-${number}.md`), articleText(language, number))
      }
    }
    const from = performance.now()
    await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [contentPlugin({ directory: 'content' }), lingui()],
      build: {
        ssr: path.resolve(import.meta.dirname, '../../src/news/news-views.server.ts'),
        outDir: 'built',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
      ssr: { noExternal: true },
    })
    const seconds = (performance.now() - from) / 1000
    const memory = process.memoryUsage().rss / 1024 / 1024
    const built = (await import(pathToFileURL(path.join(root, 'built/entry.mjs')).href)) as {
      newsViews: typeof newsViews
    }
    const data = JSON.stringify(await built.newsViews.home.read({ language: 'es' }))
    return { home: Buffer.byteLength(data), homeSent: brotliCompressSync(data).length, seconds, memory }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Compares ten and a thousand articles per language. */
export async function benchContentScaling(): Promise<void> {
  console.log('\ncontent, generated (articles a language: data of the home page, sent; build of the content, memory)')
  for (const count of [10, 100, 1000]) {
    const { home, homeSent, seconds, memory } = await measure(count)
    console.log(
      `  ${String(count).padStart(4)}  ${home} B, ${homeSent} B brotli;  ${seconds.toFixed(1)} s, ${Math.round(memory)} MB`,
    )
  }
}

if (import.meta.main) await benchContentScaling()
