import { describe, expect, test } from 'vitest'
import { mailboxOf } from './mailbox'

describe('the mailbox of an e-mail address', () => {
  test.each([
    ['jan.peeters@gmail.com', 'janpeeters@gmail.com'],
    ['J.a.n.Peeters+huis@GMAIL.com', 'janpeeters@gmail.com'],
    ['janpeeters+a+b@googlemail.com', 'janpeeters@gmail.com'],
    ['\u200bjan\u00a0.peeters@gmail.com ', 'janpeeters@gmail.com'],
    ['ｊan.peeters@ｇmail．com', 'janpeeters@gmail.com'],
    ['jan.peeters@gmail.com.', 'janpeeters@gmail.com'],
    ['an+te.koop@outlook.be', 'an@outlook.be'],
    ['an+1@hotmail.com', 'an@hotmail.com'],
    ['an+1@me.com', 'an@icloud.com'],
    ['An_De-Wit+x@protonmail.com', 'andewit@proton.me'],
    ['an.de.wit@pm.me', 'andewit@proton.me'],
    ['immo@an.fastmail.com', 'an@fastmail.com'],
    ['an+immo@fastmail.com', 'an@fastmail.com'],
    ['an+1@telenet.be', 'an@telenet.be'],
    ['an+1@own-domain.example', 'an@own-domain.example'],
    ['an@BÜCHER.example', 'an@xn--bcher-kva.example'],
    ['an@xn--bcher-kva.example', 'an@xn--bcher-kva.example'],
  ])('of %j is %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  test.each([
    ['jan.peeters@telenet.be', 'janpeeters@telenet.be'],
    ['jan.peeters@outlook.com', 'janpeeters@outlook.com'],
    ['jan@outlook.com', 'jan@hotmail.com'],
    ['jan-huis@yahoo.com', 'jan@yahoo.com'],
    ['jan@gmail.com', 'jan@gmail.com.example'],
    ['jan@notgmail.com', 'jan@gmail.com'],
    ['jan@a.gmail.com', 'jan@gmail.com'],
    ['ana@example.be', 'anà@example.be'],
  ])('of %j is not that of %j', (email, other) => {
    expect(mailboxOf(email)).not.toBe(mailboxOf(other))
  })
})
