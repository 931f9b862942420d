/**
 * The organisation and staff ids that permissions hang on. The portal's specification names the organisation ids and
 * counts the listed staff; which staff they are is a matter of the installation, and this is the one place to say so.
 * The ids below are those of the demo company.
 */
export const permissionIds = {
  sectors: { master: 6167, giftCard: 38 },
  offices: { accounting: 38, development: 6095, sabo: 6074, itsMe: 36, people: 6198 },
  teams: {
    sales: 6116,
    support: 6115,
    hrdSite: [5994, 6175],
    sabo: 5994,
    smp: 5994,
    giftCardB2C: [972, 6195],
    tutor: 66,
  },
  positions: {
    /** Who leads what. */
    leads: { company: [6100, 6101, 6102], office: [6103], team: [6104] },
    /** Goes to the choice of systems after signing in. */
    systemSelect: 6150,
  },
  staff: {
    /** Six masters. */
    master: [1, 2, 3, 4, 5, 6],
    /** One administrator of leave and pay. */
    hrAdmin: [11],
    /** Four administrators of call management. */
    cmsAdmin: [12, 13, 14, 15],
    /** Two who may dispose of assets. */
    disposalAdmin: [16, 17],
    /** Two who see the conference sites. */
    hrdSite: [18, 19],
    /** Three administrators of the ER boards. */
    globalErAdmin: [20, 21, 22],
    /** One administrator of the B2C gift cards. */
    giftCardB2C: [23],
    /** One outside of the people office who works for it. */
    people: [24],
    tutor: [288],
    smp: [41, 99, 139],
  },
} as const;
