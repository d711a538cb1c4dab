import { expect, it } from 'vitest'
import { embedTargetOf, FRAME_ORIGINS } from './embed-target'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/cRn341Xe5uE'

it.each([
  ['https://www.youtube.com/watch?v=cRn341Xe5uE', YOUTUBE],
  ['https://youtube.com/watch?feature=share&v=cRn341Xe5uE&t=12', YOUTUBE],
  ['https://m.youtube.com/watch?v=cRn341Xe5uE', YOUTUBE],
  ['https://youtu.be/cRn341Xe5uE?si=x', YOUTUBE],
  ['https://www.youtube.com/embed/cRn341Xe5uE?autoplay=1', YOUTUBE],
  ['https://www.youtube.com/shorts/cRn341Xe5uE', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/cRn341Xe5uE', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  ],
  ['https://kuula.co/share/collection/7lVLq', 'https://kuula.co/share/collection/7lVLq'],
  ['https://tour.giraffe360.com/lindenlei-22/', 'https://tour.giraffe360.com/lindenlei-22'],
])('a tour in a frame %s', (address, src) => {
  const tour = embedTargetOf(address)
  expect(tour).toMatchObject({ kind: 'embed', src })
  expect(FRAME_ORIGINS).toContain(new URL(src).origin)
})

it.each([
  'https://tour.lindehof.example/leuven',
  'http://www.youtube.com/watch?v=cRn341Xe5uE',
  'https://www.youtube.com:8443/watch?v=cRn341Xe5uE',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=cRn341Xe5uE%22%3E',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com.evil.example/watch?v=cRn341Xe5uE',
  'https://evil.example/www.youtube.com/embed/cRn341Xe5uE',
  'https://my.matterport.com/show/?m=%22onload',
  'https://kuula.co/share/../admin',
])('a tour in a new tab %s', (address) => {
  expect(embedTargetOf(address)).toMatchObject({ kind: 'link' })
})
