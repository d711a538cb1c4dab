import { describe, expect, it } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { apiItem } from './api-item'
import { DEFAULT_PUBLISH_SETTINGS, publicCard } from './published'

const settings = DEFAULT_PUBLISH_SETTINGS

describe('a row of the API', () => {
  it('has the field names of the spec', () => {
    expect(apiItem(publicCard(exampleProperty(), settings), 'fr')).toEqual({
      ID: 410001,
      ObjectType: 'PROPERTY',
      Name: null,
      Goal: 0,
      Status: 1,
      Marquee: null,
      TypeDescription: 'Appartement',
      WebIDs: [2],
      City: 'Gand',
      Zip: '9000',
      Street: 'Avenue Cachée',
      HouseNumber: '77',
      BoxNr: '8642',
      PublishAddress: true,
      PublicAddress: null,
      CountryID: 10,
      CountryName: null,
      Country: 'BE',
      Price: 345678,
      Currency: 'EUR',
      PriceUnit: 7,
      PriceUnitText: 'vanaf 345.678 euro',
      PublishPrice: true,
      SaleMethod: null,
      LumpSum: null,
      MonthlyAnnuity: null,
      OpeningBid: null,
      NumberOfBedRooms: 3,
      NumberOfBathRooms: 2,
      SurfaceTotal: 118,
      EPCLabelText: 'B',
      EnergyPerformance: 168,
      EPCUniqueCode: null,
      FloodSymbol: null,
      FloodReportDate: null,
      SmallPictureItem: { Url: '/pictures/1-small.jpg' },
      MediumPictureItem: { Url: '/pictures/1-medium.jpg' },
      LargePictureItems: [1, 2, 3, 4, 5].map((nth) => ({
        Url: `/pictures/${nth}.jpg`,
        Name: nth === 1 ? 'Verborgenlei 77, gevel' : `Beeld ${nth}`,
      })),
      GoogleX: 51.05437,
      GoogleY: 3.71749,
    })
  })

  it('contains no hidden fact', () => {
    const home = exampleProperty({ publishAddress: false, marquee: 2, pictures: [] })
    const item = apiItem(publicCard(home, settings), 'nl')
    const flags = { PublishAddress: false, PublishPrice: false, PublicAddress: 'Rustig gelegen' }
    expect(item).toMatchObject({ ...flags, Street: null, Price: null, GoogleX: null })
    expect(JSON.stringify(item)).not.toMatch(/Verborgenlei|345|"77"|8642/)
  })
})
