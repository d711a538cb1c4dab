import { LANGS } from '../../../../domain/format/lang'
import type { Field } from '../../../../forms/fields/field'

const MOST_IDS = 2 ** 31

/** A number of its own from the first moment on: a form that is sent twice adds one. */
function newMember() {
  return { id: 1 + Math.floor(Math.random() * (MOST_IDS - 1)) }
}

/** Everybody who is shown on the site. */
export const teamFields: Field[] = [
  {
    kind: 'list',
    name: 'members',
    label: 'settings.team',
    item: 'settings.member',
    initial: newMember,
    fields: [
      { kind: 'number', name: 'id', label: 'settings.member.id', fixed: true },
      { kind: 'text', name: 'name', label: 'settings.name', required: true },
      { kind: 'translated', name: 'function', label: 'settings.function', required: true },
      {
        kind: 'file',
        of: 'picture',
        name: 'photo',
        label: 'settings.photo',
        nullable: true,
      },
      { kind: 'email', name: 'email', label: 'settings.email', nullable: true },
      { kind: 'tel', name: 'directPhone', label: 'settings.phone', nullable: true },
      { kind: 'tel', name: 'mobilePhone', label: 'settings.mobile', nullable: true },
      { kind: 'text', name: 'ipi', label: 'settings.legal.ipi', nullable: true },
      {
        kind: 'list',
        name: 'languages',
        label: 'settings.member.languages',
        item: 'settings.language',
        scalar: true,
        fields: [
          {
            kind: 'choice',
            name: 'value',
            label: 'settings.lang',
            choices: LANGS.map((lang) => ({
              value: lang,
              label: `settings.lang.${lang}` as const,
            })),
          },
        ],
      },
      { kind: 'translated', name: 'about', label: 'settings.about', lines: true },
    ],
  },
]
