/** Returns a message with its quoted-printable and Base64 parts decoded. */
export function decodedMail(message: string): string {
  const plain = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const encoded =
    message.match(/(?:^[A-Za-z0-9+/]{60,}={0,2}\r\n)+(?:[A-Za-z0-9+/]+={0,2})?/gm) ?? []
  return [plain, ...encoded.map((text) => Buffer.from(text, 'base64').toString('utf8'))].join('\n')
}

/** Returns the Message-ID of a message, empty without one. */
export function messageIdOf(message: string): string {
  return /^Message-ID: <(.+)>$/m.exec(message)?.[1] ?? ''
}
