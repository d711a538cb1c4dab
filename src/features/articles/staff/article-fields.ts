import type { Field } from '../../../platform/fields/field'
import { CONTENT_STATUS } from '../../../site/page'

/** The fields of a new article. All others have a default. */
export const newArticleFields: Field[] = [
  { kind: 'translated', name: 'title', label: 'page.title', required: true },
  { kind: 'translated', name: 'introText', label: 'staff.article.intro', lines: true, rich: true },
  { kind: 'reference', name: 'categoryId', label: 'staff.article.category', of: ['category'] },
]

export const articleFields: Field[] = [
  { kind: 'translated', name: 'title', label: 'page.title', required: true },
  {
    kind: 'translated',
    name: 'introText',
    label: 'staff.article.intro',
    lines: true,
    rich: 'illustrated',
  },
  {
    kind: 'translated',
    name: 'fullText',
    label: 'staff.article.full',
    lines: true,
    rich: 'illustrated',
  },
  { kind: 'reference', name: 'imageId', label: 'staff.article.image', of: ['image'] },
  { kind: 'reference', name: 'categoryId', label: 'staff.article.category', of: ['category'] },
  {
    kind: 'choice',
    name: 'status',
    label: 'page.status',
    choices: CONTENT_STATUS.map((value) => ({ value, label: `page.status.${value}` as const })),
  },
  {
    kind: 'date',
    name: 'shownDate',
    label: 'staff.article.shownDate',
    help: 'staff.article.shownDate.help',
    nullable: true,
  },
  {
    kind: 'group',
    name: 'ownPage',
    label: 'staff.article.ownPage',
    help: 'staff.article.ownPage.help',
    on: 'staff.article.ownPage.on',
    nullable: true,
    fields: [
      { kind: 'reference', name: 'parentId', label: 'page.parent', of: ['page'] },
      {
        kind: 'translated',
        name: 'slugs',
        label: 'page.slugs',
        help: 'page.slugs.help',
        separate: true,
      },
    ],
  },
  {
    kind: 'group',
    name: 'params',
    label: 'staff.article.more',
    optional: true,
    fields: [
      { kind: 'flag', name: 'showReadMore', label: 'staff.article.showReadMore' },
      { kind: 'translated', name: 'readMoreText', label: 'settings.linkText', optional: true },
      {
        kind: 'translated',
        name: 'readMoreLink',
        label: 'settings.link',
        help: 'settings.link.help',
        isAddress: true,
        optional: true,
      },
      { kind: 'flag', name: 'showVideo', label: 'staff.article.showVideo' },
      { kind: 'address', name: 'videoUrl', label: 'part.video.url', optional: true },
    ],
  },
]
