import type { Realm } from '../../platform/accounts/account'
import { passkeyPath } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { PASSKEY } from './passkey-parts'

const TEXTS = {
  login: { label: 'passkey.login', failed: 'passkey.login.failed' },
  'step-up': { label: 'passkey.confirm', failed: 'passkey.login.failed' },
  registration: { label: 'passkey.add', failed: 'passkey.add.failed' },
} as const

interface PasskeyButtonProps {
  view: Pick<View, 't'>
  realm: Realm
  action: keyof typeof TEXTS
  /** The address to open afterwards. Without it, the form that contains the button is sent. */
  next?: string
}

/** A button that creates or uses a passkey. Without scripts it is hidden. */
export function PasskeyButton({ view: { t }, realm, action, next }: PasskeyButtonProps) {
  const { label, failed } = TEXTS[action]
  const attributes = {
    [PASSKEY.path]: passkeyPath(realm, action),
    [PASSKEY.creates]: action === 'registration' ? '' : undefined,
    [PASSKEY.next]: next,
    [PASSKEY.failed]: t(failed),
  }
  return (
    <div className="passkey" {...attributes}>
      <button
        type="button"
        className={action === 'registration' ? 'button quiet' : 'button quiet block'}
      >
        <Icon name="key" />
        {t(label)}
      </button>
      <p className="passkey-failed" role="alert" />
    </div>
  )
}
