import { expect, test } from 'vitest'
import { exampleProject } from '../../../test/example-property'
import { manualProject, manualProjectOf, newProject, projectRecordOf } from './manual-project'

const AT = '2026-11-23T10:00:00'

test('a new project is not published', () => {
  const given = { name: { nl: 'Leiehof' }, zip: '9000', city: { nl: 'Gent' } }
  expect(newProject(90_000_001, given, AT)).toMatchObject({
    ...given,
    id: 90_000_001,
    published: false,
    pictures: [],
    documents: [],
    createdDate: AT,
  })
})

test('a project is unchanged after its form is saved without changes', () => {
  const project = exampleProject({ zip: '9000' })
  const staffMember = { ...(project.manager ?? expect.fail('no manager')), id: 3 }
  const written = manualProjectOf(project, [staffMember])
  expect(manualProject.parse(written)).toEqual(written)
  expect(projectRecordOf(project, written, [staffMember], AT)).toEqual(project)
})

test('removed plans are deleted from the record', () => {
  const plans = [{ picture: '/media/a.svg', title: { nl: 'Inplanting' }, spots: [] }]
  const project = exampleProject({ zip: '9000', plans })
  const written = { ...manualProjectOf(project, []), plans: [] }
  expect(projectRecordOf(project, written, [], AT)).not.toHaveProperty('plans')
})
