import { expect, test } from 'vitest'
import { spaced } from '../../../test/spaced'
import { publicUrl } from './public-url'

test.each([
  ['https://pictures.example/a.jpg?b=1', 'https://pictures.example/a.jpg?b=1'],
  ['https://pictures.example:443/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example:80/a.jpg', 'https://pictures.example/a.jpg'],
  ['https://PICTURES.example./é.jpg', 'https://pictures.example./%C3%A9.jpg'],
])('%s is fetched as %s', (address, url) => {
  expect(publicUrl(address)?.href).toBe(url)
})

test.each([
  ...spaced(`
  a.jpg ftp://pictures.example/a.jpg data:image/png;base64,AAAA
  https://pictures.example:8443/a.jpg http://pictures.example:8080/a.jpg
  https://name@pictures.example/a.jpg https://:word@pictures.example/a.jpg
  https://192.0.2.7/a.jpg https://3221225991/a.jpg https://0xc0.0.2.7/a.jpg
  https://169.254.169.254./latest https://[2001:db8::1]/a.jpg
  https://[::ffff:192.0.2.7]/a.jpg https://localhost/a.jpg https://localhost./a.jpg
  https://pictures.localhost/a.jpg https://intranet/a.jpg
  https://metadata.google.internal/a.jpg https://printer.LOCAL/a.jpg
  https://pictures.example../a.jpg
`),
  '',
])('%j is not a public address', (address) => {
  expect(publicUrl(address)).toBeNull()
})

test('a relative address is that of the redirecting host', () => {
  const base = 'https://pictures.example/1/a.jpg'
  expect(publicUrl('../2/b.jpg', base)?.href).toBe('https://pictures.example/2/b.jpg')
  expect(publicUrl('//cdn.example/b.jpg', base)?.href).toBe('https://cdn.example/b.jpg')
  expect(publicUrl('//127.0.0.1/b.jpg', base)).toBeNull()
})
