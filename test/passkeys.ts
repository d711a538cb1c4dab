import { fromBase64Url, toBase64Url } from '../src/platform/format/bytes'
import { get, ORIGIN } from './agency'

const encoder = new TextEncoder()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** The options of a response; by default those of a correct device on our own site. */
interface Signing {
  origin?: string
  isVerified?: boolean
  counter?: number
}

/** The options that the server sends. */
export interface DeviceOptions {
  challenge: string
  rpId?: string
  user?: { id: string }
}

/** The options with the cookies of the browser, one of which contains the signed challenge. */
interface StartedOptions extends DeviceOptions {
  Cookie: string
}

/** A device with one passkey, as `navigator.credentials` returns its responses. */
export async function newDevice() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  if (!('privateKey' in keys)) throw new Error('There is no key pair')
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const id = crypto.getRandomValues(new Uint8Array(32))
  // The key as COSE (RFC 9053): EC2, ES256, P-256.
  const publicKey = bytes(
    [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
    fromBase64Url(x),
    [0x22, 0x58, 32],
    fromBase64Url(y),
  )
  let userHandle = ''
  const credential = { id: toBase64Url(id), rawId: toBase64Url(id), type: 'public-key' }

  return {
    /** Creates the passkey for the account of the options. */
    async create(options: DeviceOptions, { isVerified = true, origin = ORIGIN }: Signing = {}) {
      userHandle = options.user?.id ?? ''
      const data = await authenticatorData({ isVerified, origin, counter: 0 }, HAS_CREDENTIAL)
      const authData = bytes(data, new Uint8Array(16), [0, id.length], id, publicKey)
      const attestationObject = bytes(
        [0xa3, 0x63],
        encoder.encode('fmt'),
        [0x64],
        encoder.encode('none'),
        [0x67],
        encoder.encode('attStmt'),
        [0xa0, 0x68],
        encoder.encode('authData'),
        [0x58, authData.length],
        authData,
      )
      const clientDataJSON = clientData('webauthn.create', options.challenge, origin)
      const response = {
        clientDataJSON: toBase64Url(clientDataJSON),
        attestationObject: toBase64Url(attestationObject),
      }
      return { ...credential, response, clientExtensionResults: {} }
    },

    /** Signs the challenge of the options. */
    async sign(
      { challenge }: DeviceOptions,
      { isVerified = true, origin = ORIGIN, counter = 0 }: Signing = {},
    ) {
      const data = await authenticatorData({ isVerified, origin, counter }, 0)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signed = bytes(data, await sha256(clientDataJSON))
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = await crypto.subtle.sign(algorithm, keys.privateKey, signed)
      const response = {
        clientDataJSON: toBase64Url(clientDataJSON),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(der(new Uint8Array(signature))),
        userHandle,
      }
      return { ...credential, response, clientExtensionResults: {} }
    },
  }
}

/** Calls the API of passkeys as the script of our own page does. */
export function callPasskeys(path: string, body: object = {}, Cookie = ''): Promise<Response> {
  return get(`/api/passkeys/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie },
    body: JSON.stringify(body),
  })
}

/** Returns the options of a device for an action, such as `staff/login`. */
export async function passkeyOptions(path: string, Cookie = ''): Promise<StartedOptions> {
  const response = await callPasskeys(`${path}/options`, {}, Cookie)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const options = await response.json<DeviceOptions>()
  return { ...options, Cookie: [Cookie, ...cookies].filter(Boolean).join('; ') }
}

/** Registers a passkey in the session of a cookie and returns its device. */
export async function registerDevice(realm: 'owner' | 'staff', Cookie: string) {
  const device = await newDevice()
  const options = await passkeyOptions(`${realm}/registration`, Cookie)
  const created = await device.create(options)
  const response = await callPasskeys(`${realm}/registration`, created, options.Cookie)
  if (!response.ok) throw new Error(`The registration responded with ${response.status}`)
  return device
}

async function authenticatorData(
  { isVerified, origin, counter }: Required<Signing>,
  flag: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const host = await sha256(encoder.encode(new URL(origin).hostname))
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flag
  return bytes(host, [flags, 0, 0, 0, counter])
}

function clientData(type: string, challenge: string, origin: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Returns a signature of two numbers (P1363) in the form of ASN.1. */
function der(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((number) => {
    const start = number.findIndex((byte) => byte !== 0)
    const digits = number.slice(start)
    const positive = (digits[0] ?? 0) > 127 ? bytes([0], digits) : digits
    return bytes([2, positive.length], positive)
  })
  const content = bytes(...numbers)
  return bytes([0x30, content.length], content)
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}

function bytes(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}
