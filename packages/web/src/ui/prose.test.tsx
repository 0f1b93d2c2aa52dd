import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Prose } from './prose.tsx';

const shown = (text: string) => {
  draw(<Prose text={text} />);
  return document.body;
};

describe('a text with its marks', () => {
  it('has paragraphs, bold words and lists', () => {
    const page = shown('A **fixed** rate.\n\n- rents\n- shops\n\n1. buy\n2. sell');
    expect([...page.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['fixed']);
    expect([...page.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
      'rents',
      'shops',
    ]);
    expect([...page.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
      'buy',
      'sell',
    ]);
  });

  it('opens pages in a new tab without a referrer, and mail in place', () => {
    const [web, mail] = shown('[a](https://a.ca) [b](mailto:b@c.ca)').querySelectorAll('a');
    expect([web?.target, web?.rel, web?.href]).toEqual(['_blank', 'noopener noreferrer', 'https://a.ca/']);
    expect([mail?.target, mail?.rel, mail?.href]).toEqual(['', '', 'mailto:b@c.ca']);
  });

  it('never renders typed HTML', () => {
    const page = shown('<img src=x onerror=alert(1)> <script>x</script> [x](javascript:alert(1))');
    expect(page.querySelectorAll('img, script, a')).toHaveLength(0);
    expect(page.textContent).toBe('<img src=x onerror=alert(1)> <script>x</script> [x](javascript:alert(1))');
  });
});
