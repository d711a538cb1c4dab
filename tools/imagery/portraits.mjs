/** Draws the portraits of the team: `node portraits.mjs [FOLDER]`, by default into public/images/demo. */
import sharp from 'sharp'
import { HAIR, PEOPLE } from './people.mjs'

const target = process.argv[2] ?? new URL('../../public/images/demo', import.meta.url).pathname
const GOLD = '#c9a253'

/** Returns a colour between two colours. */
const mix = (from, to, share) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const channel = (colour, at) => Number.parseInt(colour.slice(at, at + 2), 16)
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`
const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
const oval = (x, y, rx, ry, colour, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`
const soft = (blur, opacity) => `filter="url(#b${blur})" opacity="${opacity}"`
const mirror = (content) => `<g transform="matrix(-1 0 0 1 1000 0)">${content}</g>`
/** Returns a shape in its colour with light from the left, and content that it clips. */
const lit = (id, d, colour, content = '') =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>${fill(d, colour)}<g clip-path="url(#${id})">${content}${fill('M-99 0H1099V1300H-99Z', 'url(#light)')}</g>`

function strands(pairs, colour) {
  return pairs
    .flatMap(([from, to]) =>
      Array.from({ length: 8 }, (_, i) => {
        const [x, y, ...curve] = from.map((value, k) =>
          Math.round(value + ((to[k] - value) * i) / 7),
        )
        const tone = mix(colour, i % 3 === 0 ? '#fff4e0' : '#000000', i % 3 === 0 ? 0.22 : 0.3)
        return line(`M${x} ${y}C${curve.join(' ')}`, tone, 5 + ((i * 7) % 5), 'opacity=".24"')
      }),
    )
    .join('')
}

function curls(colour, count, place) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, r] = place(i)
    const tone = mix(colour, '#b0907a', Math.max(0.1, 0.62 - x / 1600 - y / 2400))
    const arc = `M${x - r * 0.5} ${y + r * 0.2}A${r * 0.5} ${r * 0.5} 0 1 1 ${x + r * 0.4} ${y + r * 0.35}`
    return oval(x, y, r, r, colour) + line(arc, tone, 6, 'opacity=".8"')
  }).join('')
}

function clothes({ coat, shirt, top, skin, neck, jaw }) {
  const width = jaw > 130 ? 1 : 0.9
  const body =
    'M-20 1300C0 1130 50 1000 190 956C300 922 380 900 410 836H590C620 900 700 922 810 956C950 1000 1000 1070 1020 1300H-20Z'
  const [left, right] = [500 - neck, 500 + neck]
  const throat = `M${left} 600V800Q${left} 846 384 872L500 ${top === 'collar' ? 934 : 985}L616 872Q${right} 846 ${right} 800V600Z`
  const dark = mix(skin, '#6b2f1c', 0.42)
  const fold = mix(shirt, '#5b5348', 0.3)
  const wing = `M${left - 2} 800L392 862L440 964L502 930Z`
  const band = `M${left - 18} 812C${left} 930 ${right} 930 ${right + 18} 812L${right + 30} 850C${right + 6} 972 ${left - 6} 972 ${left - 30} 850Z`
  const lapel = 'M408 830C360 872 330 892 306 918L338 1000L300 1030L466 1300H502L404 900Z'
  const tops = {
    collar:
      fill(wing, mix(shirt, '#ffffff', 0.5)) +
      mirror(fill(wing, mix(shirt, '#5b5348', 0.12))) +
      line('M500 940V1300', fold, 4),
    crew:
      fill(band, mix(shirt, '#ffffff', 0.1)) +
      line(
        `M${left - 30} 850C${left - 6} 972 ${right + 6} 972 ${right + 30} 850`,
        fold,
        5,
        'opacity=".7"',
      ),
    blouse:
      line('M404 850Q430 930 500 990Q570 930 596 850', mix(shirt, '#ffffff', 0.5), 16) +
      line('M440 1000Q470 1060 480 1280M556 1000Q530 1060 524 1280', fold, 5, 'opacity=".5"'),
  }
  return `<g transform="translate(0 -64)"><g transform="translate(${500 - 500 * width}) scale(${width} 1)">${lit('body', body, coat, line('M170 1280Q176 1150 216 1090M830 1280Q824 1150 784 1090', '#000', 10, soft(6, 0.25)))}</g>
    ${fill(`M${left - 34} 880Q${left - 16} 780 ${left + 20} 756H${right - 20}Q${right + 16} 780 ${right + 34} 880Z`, mix(coat, '#000000', 0.25))}
    ${fill(`M${left - 14} 880Q${left - 4} 790 ${left + 20} 770H${right - 20}Q${right + 4} 790 ${right + 14} 880Z`, fold)}
    ${lit('shirt', `M396 850L500 ${top === 'collar' ? 900 : 985}L604 850L600 900L502 1300H498L400 900Z`, shirt)}
    ${lit('neck', throat, mix(skin, dark, 0.18), fill(`M${left - 20} 690Q470 800 560 800Q600 790 ${right + 20} 690V900Q600 860 ${right - 30} 850Q470 840 ${left - 20} 720Z`, dark, soft(14, 0.75)) + line('M470 960Q480 900 452 868M530 960Q524 900 552 868', dark, 6, soft(6, 0.5)))}
    ${top === 'crew' ? lit('knit', `M${left - 24} 830C${left} 950 ${right} 950 ${right + 24} 830L598 900L502 1300H498L402 900Z`, shirt) : ''}${tops[top]}
    ${line('M404 880L500 1300', '#000', 26, soft(6, 0.2))}${fill(lapel, mix(coat, '#ffffff', 0.1))}${mirror(fill(lapel, mix(coat, '#000000', 0.13)))}
    ${line('M408 834L404 900L502 1300', mix(coat, '#ffffff', 0.3), 3, 'opacity=".6"')}${line('M306 918L338 1000L300 1030L466 1300', mix(coat, '#000000', 0.4), 4, 'opacity=".5"')}${mirror(line('M306 918L338 1000L300 1030L466 1300', mix(coat, '#000000', 0.5), 4, 'opacity=".5"'))}</g>`
}

function eye(x, { skin, hair, eye: iris, style }) {
  const dark = mix(skin, '#3a1a10', 0.6)
  const brow = style === 'side' ? '#7d766e' : mix(hair, '#2a1a10', 0.3)
  const shape = `M${x - 36} 474C${x - 20} 450 ${x + 16} 448 ${x + 36} 472C${x + 18} 488 ${x - 18} 490 ${x - 36} 474Z`
  return `${oval(x, 456, 52, 26, dark, soft(14, 0.3))}
    <clipPath id="e${x}"><path d="${shape}"/></clipPath>${fill(shape, mix('#fbf7f0', skin, 0.12))}
    <g clip-path="url(#e${x})">${oval(x - 2, 468, 17, 17, iris)}${oval(x - 2, 468, 8, 8, '#17120f')}${oval(x - 8, 462, 4, 4, '#fff')}${line(`M${x - 36} 468C${x - 20} 446 ${x + 16} 444 ${x + 36} 466`, '#2a1a14', 14, 'opacity=".25"')}</g>
    ${line(`M${x - 37} 474C${x - 20} 450 ${x + 16} 448 ${x + 37} 472`, mix(hair, '#1c1210', 0.75), 6)}
    ${line(`M${x - 34} 456C${x - 18} 438 ${x + 16} 436 ${x + 34} 454`, dark, 3, 'opacity=".5"')}${line(`M${x - 28} 484Q${x} 496 ${x + 28} 482`, dark, 2.5, 'opacity=".4"')}
    ${line(`M${x - 26} 502Q${x} 512 ${x + 26} 500`, dark, 5, soft(2, 0.22))}
    ${x < 500 ? fill(`M372 436Q410 404 464 424Q412 418 372 436Z`, brow, `stroke="${brow}" stroke-width="6" stroke-linejoin="round"`) : fill(`M628 436Q590 404 536 424Q588 418 628 436Z`, brow, `stroke="${brow}" stroke-width="6" stroke-linejoin="round"`)}`
}

function face(person) {
  const { skin, cheek, jaw, beard, lips, age, freckles, glasses, hair, earrings } = person
  const [l, r] = [500 - cheek, 500 + cheek]
  const shape = `M${l} 440C${l} 290 ${500 - cheek * 0.55} 225 500 225S${r} 290 ${r} 440C${r} 530 ${r - 8} 580 ${500 + jaw} 644C${500 + jaw * 0.78} 708 556 736 500 736S${500 - jaw * 0.78} 708 ${500 - jaw} 644C${l + 8} 580 ${l} 530 ${l} 440Z`
  const dark = mix(skin, '#6b2f1c', 0.5)
  const light = mix(skin, '#fff1dd', 0.6)
  const ear = (colour) =>
    oval(l - 4, 500, 24, 46, colour) +
    line(`M${l - 14} 478Q${l - 2} 490 ${l - 8} 522`, dark, 5, 'opacity=".45"')
  const marks = Array.from({ length: 34 }, (_, i) =>
    oval(404 + ((i * 53) % 192), 530 + ((i * 29) % 48), 2.4, 2.4, '#a4623c', 'opacity=".5"'),
  ).join('')
  const beardShape = `M${l - 10} 470C${l + 8} 560 ${l + 34} 600 420 606C450 582 480 584 500 590C520 584 550 582 580 606C${r - 34} 600 ${r - 8} 560 ${r + 10} 470V760H${l - 10}Z`
  return `${ear(skin)}${mirror(ear(mix(skin, dark, 0.35)))}
    ${earrings ? oval(l - 6, 556, 9, 11, GOLD) + oval(r + 6, 556, 9, 11, mix(GOLD, '#5a3c10', 0.25)) : ''}
    ${lit(
      'face',
      shape,
      skin,
      `${oval(430, 360, 110, 80, light, soft(30, 0.5))}${oval(405, 540, 46, 34, light, soft(14, 0.5))}
      ${fill(`M690 230V760H500Q590 700 612 600Q600 540 630 470Q632 350 590 250Z`, dark, soft(14, 0.42))}
      ${oval(412, 570, 48, 30, '#d4664f', soft(14, 0.28))}${oval(590, 572, 46, 30, '#b8503f', soft(14, 0.26))}${freckles ? marks : ''}
      ${fill(`M${l - 20} 200H${r + 20}V330Q500 250 ${l - 20} 400Z`, dark, soft(14, 0.4))}
      ${beard ? fill(beardShape, hair, soft(6, 0.93)) : ''}${oval(500, 742, 90, 26, dark, soft(14, 0.3))}`,
    )}
    ${eye(424, person)}${eye(576, person)}
    ${fill('M506 450Q524 520 546 560Q548 580 512 586Q524 540 506 450Z', dark, soft(6, 0.5))}${line('M490 470Q488 520 486 552', light, 12, soft(6, 0.6))}${oval(494, 560, 12, 9, light, soft(6, 0.6))}
    ${line('M462 572Q458 556 470 548', dark, 4, soft(2, 0.5))}${line('M538 572Q544 556 532 548', dark, 5, soft(2, 0.7))}${line('M474 578Q484 572 490 581Q500 588 510 581Q516 572 528 578', mix(dark, '#2a1008', 0.3), 5, soft(2, 0.75))}
    ${line('M450 582Q428 602 424 628M550 582Q572 602 576 628', dark, age ? 5 : 6, soft(age ? 2 : 6, age ? 0.55 : 0.35))}
    ${age ? line('M430 340Q500 328 570 342M442 368Q500 358 560 370', dark, 4, soft(2, 0.35)) + line('M376 478L360 470M376 488L362 492M624 478L640 470M624 488L638 492', dark, 3, soft(2, 0.5)) : ''}
    ${fill('M440 632Q478 624 490 627Q500 631 510 627Q522 624 560 632Q500 650 440 632Z', mix(lips, '#40140f', 0.14))}${fill('M444 634Q500 656 556 634Q530 666 500 666T444 634Z', lips)}
    ${oval(484, 653, 20, 5, '#fff', soft(2, 0.28))}${line('M432 624Q446 638 500 646Q554 638 568 624', mix(lips, '#2a0a08', 0.6), 4.5)}${beard ? '' : line('M464 682Q500 692 536 682', dark, 8, soft(6, 0.45))}
    ${glasses ? `<g fill="#fff" fill-opacity=".1" stroke="${glasses}" stroke-width="8"><rect x="364" y="432" width="116" height="84" rx="34"/><rect x="520" y="432" width="116" height="84" rx="34"/><path d="M480 462q20-12 40 0M364 460L${l - 6} 452M636 460L${r + 6} 452" fill="none"/></g>` : ''}`
}

/** Returns parts of the head, a little wider than they are drawn. */
const head = (content) => `<g transform="translate(-45) scale(1.09 1)">${content}</g>`

function portrait(person) {
  const { style, hair } = person
  const { back, front, strands: pairs } = HAIR[style]
  const curly = style === 'curly'
  const around = (i) => [
    500 + Math.cos(2.8 + i * 0.191) * (190 + ((i * 37) % 20)),
    390 + Math.sin(2.8 + i * 0.191) * (196 + ((i * 37) % 20)),
    38 + ((i * 17) % 12),
  ]
  const over = (i) => [
    500 + Math.cos(3.3 + i * 0.0765) * (i % 2 ? 166 : 186),
    420 + Math.sin(3.3 + i * 0.0765) * (i % 2 ? 158 : 196),
    27 + ((i * 7) % 10),
  ]
  const gloss = oval(410, 250, 90, 40, mix(hair, '#fff0d8', 0.5), soft(14, 0.45))
  const behind = back ? lit('back', back, mix(hair, '#000000', 0.22), strands(pairs, hair)) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1200"><defs>
    <radialGradient id="ground" cx=".3" cy=".3" r=".95"><stop stop-color="#dedad1"/><stop offset="1" stop-color="#d1ccc2"/></radialGradient>
    <linearGradient id="light" gradientUnits="userSpaceOnUse" x1="250" x2="780" y1="300" y2="420"><stop stop-color="#fff" stop-opacity=".1"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1008" stop-opacity=".24"/></linearGradient>
    ${[2, 6, 14, 30].map((blur) => `<filter id="b${blur}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`).join('')}</defs>
    ${fill('M0 0H1000V1200H0Z', 'url(#ground)')}${head(behind)}${clothes(person)}${head(`${face(person)}
    ${lit('front', front, hair, gloss + strands(pairs, hair))}${curly ? curls(hair, 21, around) + curls(hair, 40, over) : ''}`)}</svg>`
}

for (const person of PEOPLE) {
  const picture = sharp(Buffer.from(portrait(person)), { density: 144 })
    .resize(960)
    .removeAlpha()
  const file = `${target}/${person.name}`
  for (const width of [480, 960])
    await picture
      .clone()
      .resize(width)
      .avif({ quality: 55, effort: 4 })
      .toFile(`${file}-${width}.avif`)
  await picture.clone().jpeg({ quality: 40, mozjpeg: true }).toFile(`${file}-960.jpg`)
}
