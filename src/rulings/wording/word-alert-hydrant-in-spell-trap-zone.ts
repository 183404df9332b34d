import { ruling } from '../language';

export default ruling(
  'word-alert-hydrant-in-spell-trap-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: 'A named card in the Spell & Trap Zone', ko: '마법 & 함정 존에 있는 이름이 적힌 카드' },
    statement: {
      en: 'ALERT! asks for Rescue-ACE Hydrant by its name, so the card in the Spell & Trap Zone will do.',
      ko: 'ALERT!의 조건은 카드명을 지정하므로, R－ACE 하이드런트가 마법 & 함정 존에 놓여 있어도 덱에서 패에 넣을 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Rescue-ACE Hydrant')
      .hasInHand('ALERT!', 'Sinful Spoils of Subversion - Snake-Eye')
      .hasInGY('Rescue-ACE Turbulence#gy')
      .hasInDeck('Rescue-ACE Turbulence#deck', 'Celtic Guardian');
    turnPlayer.activates('Sinful Spoils of Subversion - Snake-Eye', { targets: ['Rescue-ACE Hydrant'] });
    bothPass();
    then.isIn('Rescue-ACE Hydrant', 'spellTrapZone', turnPlayer);
    turnPlayer.activates('ALERT!', { option: 2 });
    bothPass();

    then.linkWas('ALERT!', 'resolved');
    then.isIn('Rescue-ACE Turbulence#deck', 'hand', turnPlayer);
    then.isIn('Rescue-ACE Turbulence#gy', 'gy', turnPlayer);
  },
);
