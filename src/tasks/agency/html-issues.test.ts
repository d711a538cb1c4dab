import { expect, test } from 'vitest'
import { brokenTags, htmlIssues } from './html-issues'

test.each([
  ['<p>Text <strong>bold</strong></p>', []],
  ['<p>1 < 2<br>x<br/><img src="/media/a.jpg"></p>', []],
  ['2 <= 3 and <jan@example.be', ['<jan has no >']],
  ['<p>Text <strong>bold</p>', ['<strong> is not closed']],
  ['<p>Text', ['<p> is not closed']],
  ['Text</em>', ['</em> closes nothing']],
  ['<ul><li>a</ul></li>', ['<li> is not closed', '</li> closes nothing']],
  ['<p>Text <strong bold</p>', ['<strong has no >']],
])('%j has the problems %j', (html, problems) => {
  expect(brokenTags(html)).toEqual(problems)
})

test('names the file, the text and its language, and reads translated texts only', () => {
  const articles = [{ fullText: { nl: '<p>a</p>', fr: '<p>a' }, css: '<p>' }]
  expect(htmlIssues({ articles })).toEqual([
    { file: 'articles.json', path: '[0].fullText.fr', message: '<p> is not closed' },
  ])
})
